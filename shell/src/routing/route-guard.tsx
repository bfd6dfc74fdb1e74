import type { RemoteRoute } from '@lacteos/remote-kit';
import { useSession } from '@lacteos/remote-kit';
import { useRemotes } from '@lacteos/remote-runtime';
import { hasLapsed, refreshSession } from '@lacteos/session-bus';
import { Alert, Button, Spinner } from '@lacteos/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { judge } from '../session/judge';
import { PageSection } from '../layout/page-section';
import { NotFound } from './not-found';
import { PageTitle } from './page-title';

const OtherRolePage = lazy(async () => ({
  default: (await import('../pages/other-role/other-role-page')).OtherRolePage,
}));

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

function OwnDocument({ reload }: { reload: () => void }) {
  useEffect(() => reload(), [reload]);
  return <Spinner label="Abriendo la página…" />;
}

const reloadPage = (): void => window.location.reload();

interface RouteGuardProps {
  route: RemoteRoute;
  children: ReactNode;
  reload?: () => void;
}

/** Helps the visitor only: the server decides on every call. Shared pages lack the styles of guarded ones. */
export function RouteGuard({ route, children, reload = reloadPage }: RouteGuardProps) {
  const { settings } = useRemotes();
  const session = useSession();
  const location = useLocation();
  const verdict = judge(route, session);
  const needsOwnDocument = settings.isShared === true && route.access !== 'public';
  if (verdict === 'enter') return needsOwnDocument ? <OwnDocument reload={reload} /> : children;
  if (verdict === 'wait') return <Spinner label="Comprobando su sesión…" />;
  if (verdict === 'unreachable') return <Unreachable />;
  if (verdict === 'closed')
    return (
      <Suspense fallback={<Spinner />}>
        <NotFound />
      </Suspense>
    );
  if (verdict === 'other-role')
    return (
      <Suspense fallback={<Spinner />}>
        <PageTitle title={route.title}>
          <OtherRolePage title={route.title} roles={route.roles ?? []} />
        </PageTitle>
      </Suspense>
    );
  const isSignedIn = session.status === 'authenticated';
  // Anyone who had a session has an account.
  const target = isSignedIn || hasLapsed() ? '/login' : (route.signInRedirect ?? '/login');
  return <Navigate to={target} replace state={{ from: `${location.pathname}${location.search}` }} />;
}
