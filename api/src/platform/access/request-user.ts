import type { RoleId } from '@lacteos/contracts/reference/roles';

/** The signed-in caller of a request. */
export interface RequestUser {
  readonly id: number;
  readonly id_role: RoleId;
  readonly email: string;
  readonly n_document: string;
  readonly sessionVersion: number;
  /** Version of the account that its proofs carry. */
  readonly keyVersion: number;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard when a valid access token was sent. */
    user?: RequestUser;
  }
}

/** Reads the current state of an account; implemented by the module that owns accounts. */
export abstract class AccountReader {
  /** The account of an open session if it is active. */
  abstract findSignedIn(sessionId: string): Promise<RequestUser | null>;

  /** The accounts of those sessions that are open, in any order. */
  abstract findAllSignedIn(sessionIds: readonly string[]): Promise<RequestUser[]>;
}
