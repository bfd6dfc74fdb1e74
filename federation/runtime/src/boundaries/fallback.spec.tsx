import { act, render, screen } from '@testing-library/react';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { createRemotes, RemotesProvider } from '../remotes/remotes';
import { watchOpenings } from '../remotes/openings';
import { drainIncidents } from '../remotes/reports';
import { aVersion } from '../testing/a-registry';
import { TEST_RULES } from '../testing/test-rules';
import { RemotePage } from './remote-page';
import { onFakeTime, press, settings, wait } from '../testing/fake-time';

const UNAVAILABLE = 'Esta sección no está disponible en este momento.';

const versionOf = (releaseId: string) => {
  const version = aVersion('mfe-toy');
  return { ...version, extras: { ...version.extras, releaseId, federationName: releaseId } };
};
const New = () => <h1>Página nueva</h1>;
const Old = () => <h1>Página anterior</h1>;
const Throwing = () => {
  throw new Error('broken page');
};

const open = async (pages: Record<string, ComponentType | Error>) => {
  const versions = Object.keys(pages).map(versionOf);
  const loadRemote = async (id: string) => {
    const page = pages[id.replace('/remote', '')];
    if (page instanceof Error) throw page;
    return { remote: { contract: 1, pages: { '/': page } } };
  };
  const remotes = createRemotes(
    { microFrontends: { 'mfe-toy': versions } },
    { registerRemotes: jest.fn(), loadRemote },
    TEST_RULES,
    settings,
  );
  await act(async () => {
    render(
      <RemotesProvider value={remotes}>
        <header>Tienda</header>
        <RemotePage remoteName="mfe-toy" path="/" />
      </RemotesProvider>,
    );
  });
};

onFakeTime();
beforeEach(() => {
  sessionStorage.clear();
  void drainIncidents();
});

describe('Page of a new release', () => {
  it('falls back to the previous release when it cannot be loaded', async () => {
    await open({ new: new Error('404'), old: Old });
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Página anterior' })).toBeTruthy();
  });

  it('falls back to the previous release and is reported when its first render throws', async () => {
    await open({ new: Throwing, old: Old });
    for (const pause of [10, 10]) await wait(pause);
    expect(screen.getByRole('heading', { name: 'Página anterior' })).toBeTruthy();
    expect(drainIncidents()).toMatchObject([
      { release: 'new', kind: 'load', ok: true },
      { release: 'new', kind: 'mount', ok: false, code: 'thrown' },
      { release: 'old', kind: 'load', ok: true },
      { release: 'old', kind: 'mount', ok: true },
    ]);
  });

  it('falls back to the previous release when an effect throws', async () => {
    const InEffect = () => {
      useEffect(() => {
        throw new Error('broken effect');
      }, []);
      return <h1>Página nueva</h1>;
    };
    await open({ new: InEffect, old: Old });
    await wait(10);
    expect(screen.getByRole('heading', { name: 'Página anterior' })).toBeTruthy();
  });

  it('falls back to the previous release when it renders without end', async () => {
    const Endless = () => {
      const [count, setCount] = useState(0);
      setCount(count + 1);
      return null;
    };
    await open({ new: Endless, old: Old });
    await wait(10);
    expect(screen.getByRole('heading', { name: 'Página anterior' })).toBeTruthy();
  });

  it('falls back to the previous release when its chunk stays missing', async () => {
    const missing = Object.assign(new Error('Loading chunk 39 failed.'), { name: 'ChunkLoadError' });
    const Missing = lazy(() => Promise.reject(missing));
    await open({ new: Missing as unknown as ComponentType, old: Old });
    for (const pause of [700, 10, 10]) await wait(pause);
    expect(screen.getByRole('heading', { name: 'Página anterior' })).toBeTruthy();
  });

  it('falls back to the previous release, also for later pages, when it never appears [N-22-005]', async () => {
    const Silent = lazy(() => new Promise<{ default: ComponentType }>(() => undefined));
    await open({ new: Silent as unknown as ComponentType, old: Old });
    await wait(8_400);
    expect(screen.queryByRole('heading', { name: 'Página anterior' })).toBeNull();
    for (const pause of [200, 10]) await wait(pause);
    expect(screen.getByRole('heading', { name: 'Página anterior' })).toBeTruthy();
    expect(drainIncidents()).toMatchObject([
      { release: 'new', kind: 'load', ok: true },
      { release: 'new', kind: 'mount', ok: false, code: 'overdue', attempt: expect.any(String) as string },
      { release: 'old', kind: 'load', ok: true },
      { release: 'old', kind: 'mount', ok: true, attempt: expect.any(String) as string },
    ]);
    expect(watchOpenings()).toEqual({ hung: [{ remote: 'mfe-toy', release: 'new' }], reports: [] });
  });

  it('is still shown when it is late and there is no previous release', async () => {
    let appear: (page: { default: ComponentType }) => void = () => undefined;
    const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (appear = resolve)));
    await open({ new: Late as unknown as ComponentType });
    await wait(9_100);
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    appear({ default: New });
    for (const pause of [10, 10]) await wait(pause);
    expect(screen.getByRole('heading', { name: 'Página nueva' })).toBeTruthy();
    expect(watchOpenings().hung).toEqual([]);
  });

  it('leaves the next step to the visitor when it throws after they used it', async () => {
    let isBroken = false;
    const Later = () => {
      const [, setCount] = useState(0);
      if (isBroken) throw new Error('broken by a press');
      return (
        <button type="button" onClick={() => setCount(1)}>
          Sumar
        </button>
      );
    };
    await open({ new: Later, old: Old });
    await wait(10);
    isBroken = true;
    await press('Sumar');
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    expect(drainIncidents()).toContainEqual(expect.objectContaining({ kind: 'render', ok: false }));
    await press('Reintentar');
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Página anterior' })).toBeTruthy();
  });

  it('shows the panel when the previous release fails as well, while the shell keeps working', async () => {
    await open({ new: Throwing, old: Throwing });
    await wait(10);
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
    expect(screen.getByText('Tienda')).toBeTruthy();
  });

  it('is retried from the start after both releases failed', async () => {
    const pages: Record<string, ComponentType> = { new: Throwing, old: Throwing };
    await open(pages);
    await wait(10);
    pages['new'] = New;
    await press('Reintentar');
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Página nueva' })).toBeTruthy();
  });
});
