import { stubHttp } from '@lacteos/api-client/testing';
import type { RemoteRoute } from '@lacteos/remote-kit';
import { refreshSession, type Session } from '@lacteos/session-bus';
import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { someRemotes, aUser, currentPath, renderShell, startBus } from '../testing/render-shell';
import { judge } from '../session/judge';
import { RouteGuard } from './route-guard';
import { safePath } from '../session/safe-path';
import { ShellRoutes } from '../app/shell-routes';

const staff: RemoteRoute = { path: '/admin/orders', access: 'staff', title: 'Pedidos' };
const superAdmin: RemoteRoute = { path: '/admin/health', access: 'staff', roles: [4], title: 'Salud' };
const sellers: RemoteRoute = { path: '/caja', access: 'signed-in', roles: [2, 3, 4], title: 'Vender' };
const signedIn: RemoteRoute = { path: '/cart', access: 'signed-in', title: 'Carrito' };
const open: RemoteRoute = { path: '/', access: 'public', title: 'Inicio' };
const mistyped = { path: '/admin/orders', access: 'Staff', title: 'Pedidos' } as unknown as RemoteRoute;
const as = (role: 1 | 2 | 3 | 4): Session => ({ status: 'authenticated', user: aUser({ id_role: role }) });

describe('the verdict of the route guard', () => {
  it.each([
    ['public', open, { status: 'unknown' }, 'enter'],
    ['public', open, { status: 'unreachable' }, 'enter'],
    ['signed-in', signedIn, { status: 'unknown' }, 'wait'],
    ['signed-in', signedIn, { status: 'unreachable' }, 'unreachable'],
    ['signed-in', signedIn, { status: 'anonymous' }, 'sign-in'],
    ['signed-in', signedIn, as(1), 'enter'],
    ['staff', staff, { status: 'unreachable' }, 'unreachable'],
    ['staff', staff, as(1), 'sign-in'],
    ['staff', staff, as(2), 'sign-in'],
    ['staff', staff, as(3), 'enter'],
    ['staff', staff, as(4), 'enter'],
    ['superadmin', superAdmin, { status: 'anonymous' }, 'sign-in'],
    ['superadmin', superAdmin, as(1), 'other-role'],
    ['superadmin', superAdmin, as(2), 'other-role'],
    ['superadmin', superAdmin, as(3), 'other-role'],
    ['superadmin', superAdmin, as(4), 'enter'],
    ['seller', sellers, as(1), 'other-role'],
    ['seller', sellers, as(2), 'enter'],
    ['mistyped', mistyped, { status: 'unknown' }, 'closed'],
    ['mistyped', mistyped, { status: 'anonymous' }, 'closed'],
    ['mistyped', mistyped, as(1), 'closed'],
    ['mistyped', mistyped, as(4), 'closed'],
  ] as const)('%s route, %j, session %j: %s [N-37-103]', (_access, route, session, verdict) => {
    expect(judge(route, session)).toBe(verdict);
  });

  it.each([
    ['the cashier who was signed in', { user: aUser({ id_role: 2 }) }, 'enter'],
    ['another role', { user: aUser({ id_role: 1 }) }, 'other-role'],
    ['nobody', {}, 'unreachable'],
  ] as const)(
    'opens a page that works offline without a network for %s [N-39-700]',
    (_who, root, verdict) => {
      localStorage.setItem('root', JSON.stringify(root));
      expect(judge({ ...sellers, worksOffline: true }, { status: 'unreachable' })).toBe(verdict);
      expect(judge(sellers, { status: 'unreachable' })).toBe('unreachable');
    },
  );
});

describe('the routes of the shell', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(() => {
    http = stubHttp({});
  });
  afterEach(() => http.restore());

  it('send a visitor from a page for users to /login [S-056]', async () => {
    await startBus();
    await renderShell(<ShellRoutes />, '/orderhistory');
    await waitFor(() => expect(currentPath()).toBe('/login'));
  });

  it('send a visitor from the shipping step to /registrar?redirect=/shipping [S-096]', async () => {
    await startBus();
    await renderShell(<ShellRoutes />, '/shipping');
    await waitFor(() => expect(currentPath()).toBe('/registrar?redirect=/shipping'));
  });

  it('send users whose session lapsed to /login, also from the shipping step [N-18-006]', async () => {
    await startBus(aUser());
    await renderShell(<ShellRoutes />, '/shipping');
    await act(async () => {
      // The session stub answers without a session from here on.
      await refreshSession();
    });
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(await screen.findByText('Su sesión terminó')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute(
      'href',
      '/registrar?redirect=%2Fshipping',
    );
  });

  it('send a customer from an admin page to /login [B-002]', async () => {
    await startBus(aUser());
    await renderShell(<ShellRoutes />, '/admin/orders');
    await waitFor(() => expect(currentPath()).toBe('/login'));
  });

  it('let an administrator into an admin page [B-001]', async () => {
    await startBus(aUser({ id_role: 3 }));
    await renderShell(<ShellRoutes />, '/admin/orders');
    expect(await screen.findByRole('heading', { name: 'Página del remoto' })).toBeVisible();
    expect(document.title).toBe('Pedidos · Lácteos del Llano');
  });

  it('show a not-found page at an unknown address', async () => {
    await startBus();
    await renderShell(<ShellRoutes />, '/no-existe');
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  });
});

it('a visitor who returns while the sign-in page still loads is sent there again', async () => {
  const SlowLogin = lazy(() => new Promise<never>(() => {}));
  let navigate: ReturnType<typeof useNavigate> = () => undefined;
  const Steering = () => {
    navigate = useNavigate();
    return null;
  };
  await startBus(aUser());
  await renderShell(
    <Suspense>
      <Steering />
      <Routes>
        <Route path="/login" element={<SlowLogin />} />
        <Route path={staff.path} element={<RouteGuard route={staff}>Pedidos</RouteGuard>} />
      </Routes>
    </Suspense>,
    staff.path,
  );
  expect(currentPath()).toBe('/login');
  await act(async () => navigate(staff.path));
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

describe('a shared page', () => {
  const openShared = async (route: RemoteRoute): Promise<jest.Mock> => {
    const reload = jest.fn();
    await startBus(aUser());
    const remotes = someRemotes();
    remotes.settings.isShared = true;
    await renderShell(
      <RouteGuard route={route} reload={reload}>
        Carrito de compras
      </RouteGuard>,
      route.path,
      remotes,
    );
    return reload;
  };

  it('is left for a document of its own before a page behind a session [N-21-206]', async () => {
    const reload = await openShared(signedIn);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Carrito de compras')).toBeNull();
    expect(screen.getByText('Abriendo la página…')).toBeInTheDocument();
  });

  it('goes on to public pages as it is', async () => {
    const reload = await openShared(open);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText('Carrito de compras')).toBeVisible();
  });
});

describe('a safe path', () => {
  it.each([
    ['/shipping?x=1', '/shipping?x=1'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['https://evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    [null, '/'],
  ])('%s leads to %s', (wanted, path) => {
    expect(safePath(wanted, '/')).toBe(path);
  });

  it('never points to what a browser reads as another origin [N-34-212]', () => {
    for (const [wanted = '', path = ''] of [
      ['/.//x', '/'],
      ['/..//x', '/'],
      ['/a/..//evil.test', '/'],
      ['/a/%2e%2e//evil.test', '/'],
      ['/%2E//evil.test', '/'],
      ['/.\\/evil.test', '/'],
      ['/.\\\\evil.test', '/'],
      ['/\t/evil.test', '/'],
      ['/.\n//evil.test', '/'],
      ['///evil.test', '/'],
      ['/%2f/evil.test', '/%2f/evil.test'],
      ['/./cart', '/cart'],
      ['/a/../cart?q=//x#//y', '/cart?q=//x#//y'],
      ['/..', '/'],
    ]) {
      expect([wanted, safePath(wanted, '/')]).toEqual([wanted, path]);
      expect(new URL(path, location.href).origin).toBe(location.origin);
    }
  });
});
