import { ROLE_IDS, type RoleId, ROLES } from '@lacteos/contracts/reference/roles';
import { SetMetadata } from '@nestjs/common';

export interface AccessRule {
  /** null: anyone, also without a session. */
  readonly roles: readonly RoleId[] | null;
  /** Ownership rule that the use case enforces; the guard knows the caller only. */
  readonly row?: string;
}

export const ANYONE = null;
export const SIGNED_IN = ROLE_IDS;
export const STAFF = [ROLES.cashier, ROLES.admin, ROLES.superAdmin] as const;
export const ADMINISTRATORS = [ROLES.admin, ROLES.superAdmin] as const;

const ACCESS = 'access:rule';

/** The API does not start with a route that lacks it. */
export const Allow = (roles: AccessRule['roles'], row?: string): MethodDecorator =>
  SetMetadata(ACCESS, { roles, ...(row === undefined ? {} : { row }) } satisfies AccessRule);

export const ruleOf = (handler: object): AccessRule | undefined =>
  Reflect.getMetadata(ACCESS, handler) as AccessRule | undefined;
