import { lazy, Suspense } from 'react';
import type { RemoteRoute } from '@lacteos/remote-kit';
import { RemotePage, remoteRoutes, RemoteUnavailable, shellRoute, useRemotes } from '@lacteos/remote-runtime';
import { Spinner } from '@lacteos/ui';
import { Route, Routes } from 'react-router-dom';
import { RELEASES } from '../releases/releases-route';
import { NotFound } from '../routing/not-found';
import { PageTitle } from '../routing/page-title';
import { RouteGuard } from '../routing/route-guard';

const LoginPage = lazy(async () => ({ default: (await import('../pages/login/login-page')).LoginPage }));
const RegistrarPage = lazy(async () => ({
  default: (await import('../pages/registrar/registrar-page')).RegistrarPage,
}));

const EmailVerificationPage = lazy(async () => ({
  default: (await import('../pages/email-verification/email-verification-page')).EmailVerificationPage,
}));

const ReleasesPage = lazy(async () => ({
  default: (await import('../pages/releases/releases-page')).ReleasesPage,
}));

const SecurityPage = lazy(async () => ({
  default: (await import('../pages/account/security-page')).SecurityPage,
}));

const ProfilePage = lazy(async () => ({
  default: (await import('../pages/profile/profile-page')).ProfilePage,
}));

const PROFILE: RemoteRoute = { path: '/profile', access: 'signed-in', title: 'Mi perfil' };
const SECURITY: RemoteRoute = {
  path: '/account/security',
  access: 'signed-in',
  title: 'Seguridad de su cuenta',
};

const PUBLIC_PAGES = [
  { path: '/login', title: 'Iniciar sesión', Page: LoginPage },
  { path: '/registrar', title: 'Crear cuenta', Page: RegistrarPage },
  { path: '/verificar-correo', title: 'Confirme su correo', Page: EmailVerificationPage },
];
const GUARDED_PAGES = [
  { route: RELEASES, Page: ReleasesPage },
  { route: SECURITY, Page: SecurityPage },
  { route: PROFILE, Page: ProfilePage },
];

export function ShellRoutes() {
  const { registry, isComplete } = useRemotes();
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        {PUBLIC_PAGES.map(({ path, title, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <PageTitle title={title} route={shellRoute(registry, path)}>
                <Page />
              </PageTitle>
            }
          />
        ))}
        {GUARDED_PAGES.map(({ route, Page }) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <RouteGuard route={route}>
                <PageTitle title={route.title}>
                  <Page />
                </PageTitle>
              </RouteGuard>
            }
          />
        ))}
        {remoteRoutes(registry).map((route) => (
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
          element={isComplete ? <NotFound /> : <RemoteUnavailable onRetry={() => window.location.reload()} />}
        />
      </Routes>
    </Suspense>
  );
}
