import type { SessionUser, SignedIn } from '@lacteos/contracts';

/**
 * What is known about the visitor. `unknown`: not asked yet; `anonymous`: the server said so;
 * `unreachable`: the server could not be asked.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'anonymous' }
  | { status: 'authenticated'; user: SessionUser }
  | { status: 'unreachable' };

/** An access token with the moment (epoch milliseconds) at which it stops being valid. */
export interface Access {
  token: string;
  expiresAt: number;
}

/** The two server calls of a session; the shell supplies them once, remotes never see the refresh cookie. */
export interface Authority {
  /** Resolves to the new sign-in, or null when the server says that there is none. Rejects when the server cannot be asked. */
  refresh: () => Promise<SignedIn | null>;
  /** Ends the session on the server. The bus has already forgotten the token, so it is handed over. */
  signOut: (token: string | null) => Promise<void>;
}
