import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RELEASES } from '../releases/releases-route';
import {
  liveRegistry,
  openShell,
  signedIn,
  silentServer,
  unreachableServer,
  visitor,
} from '../testing/live-remotes';
import { aUser } from '../testing/render-shell';

const address = (): string => `${window.location.pathname}${window.location.search}`;
const heading = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 });

beforeEach(() => sessionStorage.setItem('logo-screen-seen', 'yes'));

// Must run first: the session is unknown only until the first answer.
describe('the guard before the first answer', () => {
  it('waits while the session is not known yet', async () => {
    await silentServer(aUser());
    await openShell('/orderhistory');
    expect(screen.getByText('Comprobando su sesión…')).toBeVisible();
    expect(address()).toBe('/orderhistory');
  });
});

describe('the guard of a page for users', () => {
  const protectedPages = Object.values(liveRegistry().microFrontends)
    .flatMap(([version]) => version?.extras.manifest?.routes ?? [])
    .filter(({ access }) => access !== 'public');

  it.each(protectedPages.map(({ path, signInRedirect }) => [path, signInRedirect ?? '/login']))(
    'sends a visitor of %s to %s',
    async (path, target) => {
      await visitor();
      await openShell(path.replace(':id', '12'));
      await waitFor(() => expect(address()).toBe(target));
    },
  );

  it('offers a retry when the server is unreachable, and never redirects', async () => {
    const comeBack = await unreachableServer(aUser());
    await openShell('/orderhistory');
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos comprobar su sesión.');
    expect(address()).toBe('/orderhistory');
    comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Página /orderhistory' })).toBeVisible();
  });

  it('lets a user in', async () => {
    await signedIn(aUser());
    await openShell('/order/12');
    expect(await heading()).toHaveTextContent('Página /order/:id');
  });

  it.each(['/orderStore/12', '/orderstore/12'])('knows the page %s in both spellings', async (path) => {
    await signedIn(aUser({ id_role: 2 }));
    await openShell(path);
    expect(await heading()).toHaveTextContent(/Página \/order[Ss]tore\/:id/);
  });
});

describe('the guard of a page for staff', () => {
  it.each([1, 2] as const)('sends role %d to /login, which says why [N-33-703]', async (role) => {
    await signedIn(aUser({ id_role: role }));
    await openShell('/admin/orders');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText('Esa página es para otro rol')).toBeVisible();
  });

  it.each([3, 4] as const)('lets role %d in', async (role) => {
    await signedIn(aUser({ id_role: role }));
    await openShell('/admin/orders');
    expect(await heading()).toHaveTextContent('Página /admin/orders');
  });

  it.each([
    '/admin/dashboard',
    '/admin/users',
    '/admin/customers',
    '/admin/orders',
    '/admin/deliverys',
    '/admin/pays',
    '/admin/products',
    '/admin/product/7',
    '/admin/partners',
    '/admin/stockStores',
    '/admin/casherStore',
    '/admin/invoice',
    '/admin/invoice_type',
    '/admin/invoices_list',
  ])(
    'guards %s [B-003, B-004, B-005, B-006, B-007, B-008, B-009, B-010, B-011, B-012, B-013, B-014, B-015, B-016]',
    async (path) => {
      await signedIn(aUser({ id_role: 1 }));
      await openShell(path);
      await waitFor(() => expect(address()).toBe('/login'));
    },
  );
});

describe('the guard of a page for a superadmin alone', () => {
  const pages = [
    RELEASES,
    ...Object.values(liveRegistry().microFrontends).flatMap(
      ([version]) => version?.extras.manifest?.routes ?? [],
    ),
  ].filter(({ roles }) => roles?.length === 1 && roles[0] === 4);

  it('stands before the pages for releases, health and legal texts [N-33-703]', () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/admin/releases', '/admin/health', '/admin/legal', '/admin/legal/:document']),
    );
  });

  it.each(pages.flatMap(({ path }) => ([1, 2, 3] as const).map((role) => [path, role] as const)))(
    'says at %s to role %d that the page is for another role, and stays there [N-33-703]',
    async (path, role) => {
      const at = path.replace(':document', 'datos');
      await signedIn(aUser({ id_role: role }));
      await openShell(at);
      expect(await heading()).toHaveTextContent('Esta página es para otro rol');
      expect(screen.getByText(/quien tiene el rol SuperAdmin/)).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Iniciar sesión' })).toBeNull();
      expect(address()).toBe(at);
    },
  );
});
