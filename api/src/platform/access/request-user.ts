import type { RoleId } from '@lacteos/contracts/reference/roles';

export interface RequestUser {
  readonly id: number;
  readonly id_role: RoleId;
  readonly email: string;
  readonly n_document: string;
  readonly sessionVersion: number;
  readonly keyVersion: number;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    user?: RequestUser;
  }
}

export abstract class AccountReader {
  /** null unless the session is open and the account active. */
  abstract findSignedIn(sessionId: string): Promise<RequestUser | null>;

  abstract findAllSignedIn(sessionIds: readonly string[]): Promise<RequestUser[]>;
}
