import type { SessionUser, SignedIn } from '@lacteos/contracts/schemas';

/**
 * State of the visitor's session. `unknown`: not read yet; `anonymous`: confirmed by the server, `isLost` when it was not this
 * tab that signed out; `unreachable`: the server did not answer.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'anonymous'; isLost?: true }
  | { status: 'authenticated'; user: SessionUser }
  | { status: 'unreachable' };

/** An access token with the moment (epoch milliseconds) at which it stops being valid. */
export interface Access {
  token: string;
  expiresAt: number;
}

/** The two server calls of a session; the shell supplies them once, remotes never see the refresh cookie. */
export interface Authority {
  /** Resolves to the new sign-in, or null when there is no session. Rejects when the server does not answer. */
  refresh: () => Promise<SignedIn | null>;
  /** Ends the session on the server. The bus no longer holds the token, so it is passed in. */
  signOut: (token: string | null) => Promise<void>;
}
