import type { RemoteRoute } from '@lacteos/remote-kit';
import { useSession } from '@lacteos/remote-kit';
import { hasLapsed, refreshSession } from '@lacteos/session-bus';
import { Alert, Button, Spinner } from '@lacteos/ui';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { judge } from '../session/judge';
import { PageSection } from '../layout/page-section';

function Unreachable() {
  const [isBusy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await refreshSession();
    setBusy(false);
  };
  return (
    <PageSection>
      <h1>Sin conexión</h1>
      <Alert title="No pudimos comprobar su sesión.">
        Revise su red e intente de nuevo. No se ha perdido nada.
      </Alert>
      <Button isPending={isBusy} onClick={() => void retry()}>
        Reintentar
      </Button>
    </PageSection>
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
  // Who had a session has an account.
  const target = isSignedIn || hasLapsed() ? '/login' : (route.signInRedirect ?? '/login');
  return <Navigate to={target} replace state={{ from: `${location.pathname}${location.search}` }} />;
}
