import { PAGE_NOT_FOUND_TEXT } from '@lacteos/contracts';
import { lazy, Suspense } from 'react';
import type { RemoteRoute } from '@lacteos/remote-kit';
import { Spinner } from '@lacteos/ui';
import { Route, Routes } from 'react-router-dom';
import { RemotePage, RemoteUnavailable } from '../boundaries';
import { RELEASES, remoteRoutes, shellRoute, useRegistry } from '../registry';
import { PageTitle } from './page-title';
import { RouteGuard } from './route-guard';

const LoginPage = lazy(async () => ({ default: (await import('../pages/login/login-page')).LoginPage }));
const RegistrarPage = lazy(async () => ({
  default: (await import('../pages/registrar/registrar-page')).RegistrarPage,
}));

const EmailVerificationPage = lazy(async () => ({
  default: (await import('../pages/email-verification/email-verification-page')).EmailVerificationPage,
}));

const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/not-found-page')).NotFoundPage,
}));

const ReleasesPage = lazy(async () => ({
  default: (await import('../pages/releases/releases-page')).ReleasesPage,
}));

const SecurityPage = lazy(async () => ({
  default: (await import('../pages/account/security-page')).SecurityPage,
}));

const SECURITY: RemoteRoute = {
  path: '/account/security',
  access: 'signed-in',
  title: 'Seguridad de su cuenta',
};

/** The shell's own pages, and those of every live remote as its manifest lists them. */
export function ShellRoutes() {
  const { discovery, isComplete } = useRegistry();
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route
          path="/login"
          element={
            <PageTitle title="Iniciar sesión" route={shellRoute(discovery, '/login')}>
              <LoginPage />
            </PageTitle>
          }
        />
        <Route
          path="/registrar"
          element={
            <PageTitle title="Crear cuenta" route={shellRoute(discovery, '/registrar')}>
              <RegistrarPage />
            </PageTitle>
          }
        />
        <Route
          path="/verificar-correo"
          element={
            <PageTitle title="Confirme su correo" route={shellRoute(discovery, '/verificar-correo')}>
              <EmailVerificationPage />
            </PageTitle>
          }
        />
        <Route
          path={RELEASES.path}
          element={
            <RouteGuard route={RELEASES}>
              <PageTitle title={RELEASES.title}>
                <ReleasesPage />
              </PageTitle>
            </RouteGuard>
          }
        />
        <Route
          path={SECURITY.path}
          element={
            <RouteGuard route={SECURITY}>
              <PageTitle title={SECURITY.title}>
                <SecurityPage />
              </PageTitle>
            </RouteGuard>
          }
        />
        {remoteRoutes(discovery).map((route) => (
          <Route
            key={`${route.remoteName} ${route.path}`}
            path={route.path}
            element={
              <RouteGuard route={route}>
                <PageTitle title={route.title} route={route}>
                  <RemotePage remoteName={route.remoteName} path={route.path} />
                </PageTitle>
              </RouteGuard>
            }
          />
        ))}
        <Route
          path="*"
          element={
            isComplete ? (
              <PageTitle title={PAGE_NOT_FOUND_TEXT}>
                <NotFoundPage />
              </PageTitle>
            ) : (
              <RemoteUnavailable onRetry={() => window.location.reload()} />
            )
          }
        />
      </Routes>
    </Suspense>
  );
}
