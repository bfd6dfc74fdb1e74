import '@testing-library/jest-dom';
import type { SessionUser, SignedIn } from '@lacteos/contracts/schemas';
import type { RemoteManifest } from '@lacteos/remote-kit';
import { createRemotes, RemotesProvider } from '@lacteos/remote-runtime';
import { aRegistry } from '@lacteos/remote-runtime/testing';
import { installAuthority, startSession } from '@lacteos/session-bus';
import { aUser as aSessionUser } from '@lacteos/session-bus/testing';
import { ToastHost } from '@lacteos/ui';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SHELL_RULES } from '../app/shell-rules';

export const aUser = (part: Partial<SessionUser> = {}): SessionUser =>
  aSessionUser({ id: 41, name: 'Ana María', last: 'Peñuela', ...part });

export const aSignIn = (user: Partial<SessionUser> = {}): SignedIn => ({
  token: 'access-token',
  expiresIn: 900,
  user: aUser(user),
});

const MENU: RemoteManifest['menu'] = [
  { to: '/admin/dashboard', label: 'Tablero Administrador', roles: [3, 4], section: 'account', order: 10 },
  { to: '/cart', label: 'Carrito de compras', roles: [1, 2, 3, 4], section: 'account', order: 20 },
  { to: '/orderhistory', label: 'Mis pedidos', roles: [1, 3, 4], section: 'account', order: 30 },
];

const ROUTES: RemoteManifest['routes'] = [
  { path: '/', access: 'public', title: 'Inicio' },
  { path: '/orderhistory', access: 'signed-in', title: 'Historial de pedidos' },
  {
    path: '/shipping',
    access: 'signed-in',
    title: 'Datos de envío',
    signInRedirect: '/registrar?redirect=/shipping',
  },
  { path: '/admin/orders', access: 'staff', roles: [3, 4], title: 'Pedidos' },
];

const manifest: RemoteManifest = {
  name: 'mfe-toy',
  routes: ROUTES,
  menu: MENU,
  requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
};

const Page = () => <h1>Página del remoto</h1>;

export const someRemotes = () =>
  createRemotes(
    aRegistry(manifest),
    {
      registerRemotes: () => undefined,
      loadRemote: async () => ({
        remote: { contract: 1, pages: Object.fromEntries(ROUTES.map(({ path }) => [path, Page])) },
      }),
    },
    SHELL_RULES,
  );

export async function startBus(user?: SessionUser): Promise<void> {
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
  if (user) startSession({ ...aSignIn(), user });
}

export async function renderShell(part: ReactNode, path = '/', remotes = someRemotes()): Promise<void> {
  window.history.replaceState(null, '', path);
  await act(async () => {
    render(
      <RemotesProvider value={remotes}>
        <BrowserRouter>
          {part}
          <ToastHost />
        </BrowserRouter>
      </RemotesProvider>,
    );
  });
}

export const currentPath = (): string => `${window.location.pathname}${window.location.search}`;
