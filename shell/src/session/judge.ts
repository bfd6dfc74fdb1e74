import { isAdministrator, type RoleId } from '@lacteos/contracts';
import type { RemoteRoute } from '@lacteos/remote-kit';
import type { Session } from '@lacteos/session-bus';

/** What a route does with a session. */
export type Verdict = 'enter' | 'wait' | 'unreachable' | 'sign-in';

/** Access rules of a route. */
export type RouteAccess = Pick<RemoteRoute, 'access' | 'roles'>;

const mayEnter = ({ access, roles }: RouteAccess, role: RoleId): boolean => {
  if (access === 'staff' && !isAdministrator(role)) return false;
  return !roles || roles.includes(role);
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
      return mayEnter(route, session.user.id_role) ? 'enter' : 'sign-in';
  }
}
