import { isAdministrator, ROLES, type RoleId } from '@lacteos/contracts/reference/roles';
import type { RemoteRoute } from '@lacteos/remote-kit';
import { readRoot, type Session } from '@lacteos/session-bus';

export type Verdict = 'enter' | 'wait' | 'unreachable' | 'sign-in' | 'other-role' | 'closed';

export type RouteAccess = Pick<RemoteRoute, 'access' | 'roles' | 'worksOffline'>;

/** Pages of all administrators redirect other roles (back office, "Route guards"); others say so. */
const judgeRole = ({ access, roles }: RouteAccess, role: RoleId): Verdict => {
  const isOfEveryAdministrator = access === 'staff' && (roles?.includes(ROLES.admin) ?? true);
  if (isOfEveryAdministrator && !isAdministrator(role)) return 'sign-in';
  return (roles?.includes(role) ?? true) ? 'enter' : 'other-role';
};

const judgeLastAccount = (route: RouteAccess): Verdict => {
  const { user } = readRoot();
  return route.worksOffline && user ? judgeRole(route, user.id_role) : 'unreachable';
};

/** Never treats "unknown" or "unreachable" as "anonymous". */
const judgeSession = (route: RouteAccess, session: Session): Verdict => {
  switch (session.status) {
    case 'unknown':
      return 'wait';
    case 'unreachable':
      return judgeLastAccount(route);
    case 'anonymous':
      return 'sign-in';
    case 'authenticated':
      return judgeRole(route, session.user.id_role);
  }
};

/** A word that this shell does not know closes the page for everybody. */
export function judge(route: RouteAccess, session: Session): Verdict {
  switch (route.access) {
    case 'public':
      return 'enter';
    case 'signed-in':
    case 'staff':
      return judgeSession(route, session);
    default:
      return 'closed';
  }
}
