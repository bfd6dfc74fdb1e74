import type { SessionUser, SignedIn } from '@lacteos/contracts/schemas';

/**
 * `unknown`: not read yet; `anonymous`: confirmed by the server, `isLost` when another tab or the server ended it;
 * `unreachable`: no answer.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'anonymous'; isLost?: true }
  | { status: 'authenticated'; user: SessionUser }
  | { status: 'unreachable' };

export interface Access {
  token: string;
  expiresAt: number;
}

/** Supplied by the shell; remotes never see the refresh cookie. */
export interface Authority {
  /** Resolves to the new sign-in, or null when there is no session. Rejects when the server does not answer. */
  refresh: () => Promise<SignedIn | null>;
  /** The bus no longer holds the token, so it is passed in. */
  signOut: (token: string | null) => Promise<void>;
}
