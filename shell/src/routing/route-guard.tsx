import { isAdministrator, type RoleId } from '@lacteos/contracts';
import type { RemoteRoute } from '@lacteos/remote-kit';
import { useSession } from '@lacteos/remote-kit';
import { refreshSession, type Session } from '@lacteos/session-bus';
import { Alert, Button, Spinner } from '@lacteos/ui';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

type Verdict = 'enter' | 'wait' | 'unreachable' | 'sign-in';

const mayEnter = ({ access, roles }: RemoteRoute, role: RoleId): boolean => {
  if (access === 'staff' && !isAdministrator(role)) return false;
  return !roles || roles.includes(role);
};

/** What a route does with a session. "Not yet" and "could not ask" are never taken for "nobody". */
export function judge(route: RemoteRoute, session: Session): Verdict {
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

function Unreachable() {
  const [isBusy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await refreshSession();
    setBusy(false);
  };
  return (
    <section className="page">
      <h1>Sin conexión</h1>
      <Alert title="No pudimos comprobar su sesión.">
        Revise su red e intente de nuevo. No se ha perdido nada.
      </Alert>
      <Button isPending={isBusy} onClick={() => void retry()}>
        Reintentar
      </Button>
    </section>
  );
}

/**
 * Lets a session into a page or sends it to the sign-in page, which remembers where to return. It only helps the
 * visitor: the server decides on every call.
 */
export function RouteGuard({ route, children }: { route: RemoteRoute; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const verdict = judge(route, session);
  if (verdict === 'enter') return children;
  if (verdict === 'wait') return <Spinner label="Comprobando su sesión…" />;
  if (verdict === 'unreachable') return <Unreachable />;
  const isSignedIn = session.status === 'authenticated';
  const target = isSignedIn ? '/login' : (route.signInRedirect ?? '/login');
  return <Navigate to={target} replace state={{ from: `${location.pathname}${location.search}` }} />;
}
