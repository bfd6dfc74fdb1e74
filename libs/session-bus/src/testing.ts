import type { SessionUser } from '@lacteos/contracts/schemas';
import { installAuthority, startSession } from './authority.js';

export { aUser } from './testing/a-user.js';

export const visitAsAnyone = async (): Promise<void> => {
  globalThis.localStorage.clear();
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
};

export const signIn = async (user: SessionUser): Promise<void> => {
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
  startSession({ token: 'test-token', expiresIn: 900, user });
};
