import '@testing-library/jest-dom';
import { loadHttp } from '@lacteos/api-client';
import type { CartItem, SessionUser } from '@lacteos/contracts/schemas';
import type { Registry, RemoteManifest } from '@lacteos/remote-kit';
import { readManifest } from '@lacteos/remote-kit/manifest';
import { remoteFolders } from '@lacteos/remote-kit/testing';
import { createRemotes } from '@lacteos/remote-runtime';
import { aVersion } from '@lacteos/remote-runtime/testing';
import { installAuthority, startSession } from '@lacteos/session-bus';
import { act, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '../app/app';
import { SHELL_RULES } from '../app/shell-rules';

const ROOT = join(__dirname, '../../..');
const REMOTES = remoteFolders(ROOT);

const manifestOf = (name: string): RemoteManifest =>
  readManifest(readFileSync(join(ROOT, name, 'remote.manifest.json'), 'utf8'), name);

export const liveRegistry = (): Registry => ({
  microFrontends: Object.fromEntries(REMOTES.map((name) => [name, [aVersion(name, manifestOf(name))]])),
});

const pageAt = (path: string) => () => (
  <section>
    <h1>Página {path}</h1>
  </section>
);

/** Remote pages are headings with their path. */
export async function openShell(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  document.documentElement.lang = 'es-CO'; // The gateway's HTML says so.
  const registry = liveRegistry();
  const paths = REMOTES.flatMap((name) => manifestOf(name).routes.map((route) => route.path));
  const remotes = createRemotes(
    registry,
    {
      registerRemotes: () => undefined,
      loadRemote: async () => ({
        remote: { contract: 1, pages: Object.fromEntries(paths.map((page) => [page, pageAt(page)])) },
      }),
    },
    SHELL_RULES,
  );
  await act(async () => {
    render(<App remotes={remotes} />);
  });
}

const calls = {
  refresh: () => Promise.resolve(null),
  signOut: () => Promise.resolve(),
};

const serveCart = async (cart: Pick<CartItem, 'quantity'>[]): Promise<void> => {
  const http = await loadHttp();
  http.defaults.adapter = (config) =>
    Promise.resolve({
      data: { success: true, data: cart },
      status: 200,
      statusText: 'OK',
      headers: {},
      config,
    });
};

export async function visitor(): Promise<void> {
  localStorage.clear();
  await act(async () => {
    await installAuthority(calls);
  });
}

export async function signedIn(user: SessionUser, cart: Pick<CartItem, 'quantity'>[] = []): Promise<void> {
  await serveCart(cart);
  await visitor();
  await act(async () => startSession({ token: 'token', expiresIn: 900, user }));
}

/** Unreachable at first; calling the result lets the server answer. */
export async function unreachableServer(user: SessionUser): Promise<() => void> {
  let isBack = false;
  await serveCart([]);
  localStorage.setItem('root', JSON.stringify({ user }));
  await act(async () => {
    await installAuthority({
      ...calls,
      refresh: () =>
        isBack
          ? Promise.resolve({ token: 'token', expiresIn: 900, user })
          : Promise.reject(new Error('no network')),
    });
  });
  return () => {
    isBack = true;
  };
}

export async function silentServer(user: SessionUser): Promise<void> {
  localStorage.setItem('root', JSON.stringify({ user }));
  await act(async () => {
    void installAuthority({ ...calls, refresh: () => new Promise(() => undefined) });
  });
}
