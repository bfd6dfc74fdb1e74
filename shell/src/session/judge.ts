import { isAdministrator, ROLES, type RoleId } from '@lacteos/contracts/reference/roles';
import type { RemoteRoute } from '@lacteos/remote-kit';
import type { Session } from '@lacteos/session-bus';

/** What a route does with a session. */
export type Verdict = 'enter' | 'wait' | 'unreachable' | 'sign-in' | 'other-role';

/** Access rules of a route. */
export type RouteAccess = Pick<RemoteRoute, 'access' | 'roles'>;

/**
 * What a route does with a role. Pages of all administrators send others to the sign-in page (back office, "Route guards");
 * a page of fewer roles says so.
 */
const judgeRole = ({ access, roles }: RouteAccess, role: RoleId): Verdict => {
  const isOfEveryAdministrator = access === 'staff' && (roles?.includes(ROLES.admin) ?? true);
  if (isOfEveryAdministrator && !isAdministrator(role)) return 'sign-in';
  return (roles?.includes(role) ?? true) ? 'enter' : 'other-role';
};

/** What a route does with a session. "Not yet known" and "unreachable" are never treated as "anonymous". */
export function judge(route: RouteAccess, session: Session): Verdict {
  if (route.access === 'public') return 'enter';
  switch (session.status) {
    case 'unknown':
      return 'wait';
    case 'unreachable':
      return 'unreachable';
    case 'anonymous':
      return 'sign-in';
    case 'authenticated':
      return judgeRole(route, session.user.id_role);
  }
}
