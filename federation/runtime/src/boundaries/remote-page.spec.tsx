import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { createRemotes, RemotesProvider } from '../remotes/remotes';
import type { FederationRuntime } from '../remotes/load-remote';
import { aRegistry } from '../testing/a-registry';
import { TEST_RULES } from '../testing/test-rules';
import { RemotePage } from './remote-page';
import { onFakeTime, press, settings, wait } from '../testing/fake-time';

const UNAVAILABLE = 'Esta sección no está disponible en este momento.';
const pageModule = (Page: ComponentType) => ({ remote: { contract: 1, pages: { '/': Page } } });
const Home = () => <h1>Inicio</h1>;

const open = async (loadRemote: () => Promise<unknown>, remoteName = 'mfe-toy', registry = aRegistry()) => {
  const runtime: FederationRuntime = { registerRemotes: jest.fn(), loadRemote };
  await act(async () => {
    render(
      <RemotesProvider value={createRemotes(registry, runtime, TEST_RULES, settings)}>
        <header>Tienda</header>
        <RemotePage remoteName={remoteName} path="/" />
      </RemotesProvider>,
    );
  });
};

onFakeTime();

describe('Page of a remote', () => {
  it('shows its content', async () => {
    await open(async () => pageModule(Home));
    expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeTruthy();
  });

  it('stays light when its release supports only the light scheme [N-18-304]', async () => {
    const root = document.documentElement;
    await open(async () => pageModule(Home));
    expect(root.hasAttribute('data-only-light')).toBe(true);
    cleanup();
    expect(root.hasAttribute('data-only-light')).toBe(false);
    const registry = aRegistry();
    registry.microFrontends['mfe-toy']![0]!.extras.manifest!.hasDarkScheme = true;
    await open(async () => pageModule(Home), 'mfe-toy', registry);
    expect(root.hasAttribute('data-only-light')).toBe(false);
  });

  it('names its remote and release [N-22-136]', async () => {
    await open(async () => pageModule(Home));
    const section = screen.getByRole('heading', { name: 'Inicio' }).closest<HTMLElement>('[data-release]');
    expect({ ...section?.dataset }).toEqual({ remote: 'mfe-toy', part: '/', release: '1.0.0-abc' });
  });

  it('shows the fallback panel inside the working shell when the remote is missing', async () => {
    await open(async () => pageModule(Home), 'mfe-missing');
    expect(screen.getByRole('alert').textContent).toContain(UNAVAILABLE);
    expect(screen.getByText('Tienda')).toBeTruthy();
  });

  it('shows the fallback panel when the remote has another contract version', async () => {
    await open(async () => ({ remote: { contract: 2, pages: { '/': Home } } }));
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
  });

  it('shows the fallback panel inside the working shell when rendering throws', async () => {
    await open(async () =>
      pageModule(() => {
        throw new Error('broken page');
      }),
    );
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    expect(screen.getByText('Tienda')).toBeTruthy();
  });

  it('appears after Reintentar when loading failed before', async () => {
    let isDown = true;
    await open(async () => {
      if (isDown) throw new Error('offline');
      return pageModule(Home);
    });
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    isDown = false;
    await press('Reintentar');
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Inicio' })).toBeTruthy();
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
  });

  it('shows nothing, a skeleton, a notice and then the content when it is slow', async () => {
    let finish: (module: unknown) => void = () => undefined;
    await open(() => new Promise((resolve) => (finish = resolve)));
    const stage = () => document.querySelector('[aria-busy]')?.getAttribute('data-stage');
    expect(stage()).toBe('quiet');
    await wait(200);
    expect(stage()).toBe('skeleton');
    await wait(3_800);
    expect(screen.getByRole('status').textContent).toBe('Esta sección tarda más de lo normal…');
    finish(pageModule(Home));
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Inicio' })).toBeTruthy();
  });

  it('reloads by itself once when its chunk did not arrive', async () => {
    const missing = Object.assign(new Error('Loading chunk 39 failed.'), { name: 'ChunkLoadError' });
    let failures = 1;
    const loadRemote = jest.fn(async () =>
      pageModule(
        lazy(async () => {
          if (failures-- > 0) throw missing;
          return { default: Home };
        }),
      ),
    );
    await open(loadRemote);
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
    await wait(600);
    expect(screen.getByRole('heading', { name: 'Inicio' })).toBeTruthy();
    expect(loadRemote).toHaveBeenCalledTimes(2);
  });

  it('shows the fallback panel after one retry when its chunk stays missing', async () => {
    const missing = Object.assign(new Error('Loading chunk 39 failed.'), { name: 'ChunkLoadError' });
    const loadRemote = jest.fn(async () => pageModule(lazy(() => Promise.reject(missing))));
    await open(loadRemote);
    await wait(600);
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    await wait(10_000);
    expect(loadRemote).toHaveBeenCalledTimes(2);
  });

  it('shows the fallback panel after eight seconds when it never arrives', async () => {
    await open(() => new Promise(() => undefined));
    await wait(8_000);
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
  });
});
