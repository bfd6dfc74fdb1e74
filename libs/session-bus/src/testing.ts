import type { SessionUser } from '@lacteos/contracts/schemas';
import { installAuthority, startSession } from './authority.js';

export { aUser } from './testing/a-user.js';

/** Makes the page's session anonymous, as the shell does when no user is remembered. */
export const visitAsAnyone = async (): Promise<void> => {
  globalThis.localStorage.clear();
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
};

/** Signs a user in on the session bus, as the shell does; what local storage held stays. */
export const signIn = async (user: SessionUser): Promise<void> => {
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
  startSession({ token: 'test-token', expiresIn: 900, user });
};
