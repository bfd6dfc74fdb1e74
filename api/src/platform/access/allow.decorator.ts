import { ROLE_IDS, type RoleId, ROLES } from '@lacteos/contracts/reference/roles';
import { SetMetadata } from '@nestjs/common';

export interface AccessRule {
  /** Roles that may call; null is anyone, also without a session. */
  readonly roles: readonly RoleId[] | null;
  /** Ownership rule that the use case enforces; the guard knows the caller only. */
  readonly row?: string;
}

export const ANYONE = null;
export const SIGNED_IN = ROLE_IDS;
export const STAFF = [ROLES.cashier, ROLES.admin, ROLES.superAdmin] as const;
export const ADMINISTRATORS = [ROLES.admin, ROLES.superAdmin] as const;

const ACCESS = 'access:rule';

/** Who may call a route. The API does not start with a route that does not say it. */
export const Allow = (roles: AccessRule['roles'], row?: string): MethodDecorator =>
  SetMetadata(ACCESS, { roles, ...(row === undefined ? {} : { row }) } satisfies AccessRule);

/** The rule of a handler; undefined when it has none. */
export const ruleOf = (handler: object): AccessRule | undefined =>
  Reflect.getMetadata(ACCESS, handler) as AccessRule | undefined;
