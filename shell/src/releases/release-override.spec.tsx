import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Discovery, PublicKeys, ShellSettings } from '@lacteos/remote-kit';
import { createRegistry, RegistryProvider } from '@lacteos/remote-runtime';
import {
  mayOverride,
  OVERRIDE_KEY,
  readReleaseOverrides,
  type ReleaseOverride,
} from '@lacteos/remote-runtime/override';
import { aDiscovery, aKey, aVersion, NO_SETTINGS } from '@lacteos/remote-runtime/testing';
import { aUser, startBus } from '../testing/render-shell';
import { SHELL_RULES } from '../app/shell-rules';
import { OverrideBanner } from './override-banner';

const { keys, sign } = aKey();
const ORIGIN = 'https://dev.test';
const release = {
  ...aVersion('mfe-toy').extras,
  name: 'mfe-toy',
  version: '9.0.0',
  entry: 'entry.js',
  shared: {},
};

const firstOverride = async (settings: ShellSettings, roots: PublicKeys, discovery: Discovery) =>
  (await readReleaseOverrides(settings, roots, discovery, SHELL_RULES.mayTryReleases))[0] ?? null;

const answer = (body: unknown, isOk = true) => {
  const fetch = jest.fn(async () => ({ ok: isOk, status: isOk ? 200 : 404, json: async () => body }));
  Object.assign(globalThis, { fetch });
  return fetch;
};
const override = (url = `${ORIGIN}/dist`) =>
  localStorage.setItem(OVERRIDE_KEY, JSON.stringify({ remote: 'mfe-toy', url }));
const allowing: ShellSettings = { ...NO_SETTINGS, overrideOrigins: [ORIGIN] };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
  jest.restoreAllMocks();
});

describe('a developer’s own version', () => {
  it('is not requested when nothing names one', () => {
    expect(mayOverride(NO_SETTINGS)).toBe(false);
    override();
    expect(mayOverride(NO_SETTINGS)).toBe(true);
  });

  it.each([3, 4] as const)('is tried by role %d from an allowed origin', async (role) => {
    await startBus(aUser({ id_role: role }));
    override();
    const fetch = answer(release);
    expect(await firstOverride(allowing, keys, aDiscovery())).toMatchObject({
      kind: 'override',
      remote: 'mfe-toy',
      origin: ORIGIN,
      version: { url: `${ORIGIN}/dist/entry.js`, extras: { releaseId: 'prueba-1.0.0-abc' } },
    });
    expect(fetch).toHaveBeenCalledWith(`${ORIGIN}/dist/release.json`, expect.anything());
  });

  it.each([1, 2] as const)('is ignored for role %d', async (role) => {
    await startBus(aUser({ id_role: role }));
    override();
    const fetch = answer(release);
    expect(await firstOverride(allowing, keys, aDiscovery())).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([`https://evil.test/dist`, `${ORIGIN}.evil.test/`, 'no address'])(
    'is ignored from %s, which the shop does not allow',
    async (url) => {
      await startBus(aUser({ id_role: 4 }));
      override(url);
      const fetch = answer(release);
      expect(await firstOverride(allowing, keys, aDiscovery())).toBeNull();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('is removed when it cannot be loaded', async () => {
    await startBus(aUser({ id_role: 4 }));
    override();
    answer(null, false);
    expect(await firstOverride(allowing, keys, aDiscovery())).toBeNull();
    expect(localStorage.getItem(OVERRIDE_KEY)).toBeNull();
  });
});

describe('a preview', () => {
  const preview = (changes: object = {}, signing = sign): ShellSettings => {
    const token = {
      remote: 'mfe-toy',
      releaseId: '1.0.0-abc',
      exp: Date.now() / 1000 + 60,
      integrity: 'sha384-r',
    };
    return {
      ...NO_SETTINGS,
      preview: { token: signing({ ...token, ...changes }), version: aVersion('mfe-toy') },
    };
  };

  it('shows what the signed hash of its release file states, not what the page settings claim', async () => {
    const fetch = answer(release);
    expect(await firstOverride(preview(), keys, aDiscovery())).toMatchObject({
      kind: 'preview',
      remote: 'mfe-toy',
    });
    expect(fetch).toHaveBeenCalledWith('/releases/mfe-toy/1.0.0-abc/release.json', { integrity: 'sha384-r' });
  });

  it.each([
    ['has expired', preview({ exp: 1 })],
    ['was signed by somebody else', preview({}, aKey().sign)],
    ['names another release', preview({ releaseId: '2.0.0-x' })],
  ])('shows nothing when it %s', async (_why, settings) => {
    answer(release);
    expect(await firstOverride(settings, keys, aDiscovery())).toBeNull();
  });
});

describe('the banner', () => {
  const shownOverride: ReleaseOverride = {
    kind: 'override',
    remote: 'mfe-toy',
    version: aVersion('mfe-toy'),
    origin: ORIGIN,
  };
  const open = (shown: ReleaseOverride) => {
    const runtime = { registerRemotes: jest.fn(), loadRemote: () => Promise.reject(new Error('404')) };
    const registry = createRegistry(aDiscovery(), runtime, SHELL_RULES, {
      timeLimitMs: 1_000,
      retryDelaysMs: [],
      random: () => 0,
      now: () => 0,
    });
    render(
      <RegistryProvider value={registry}>
        <OverrideBanner overrides={[shown]} />
      </RegistryProvider>,
    );
    return registry;
  };

  it('names a preview and its end', () => {
    open({ ...shownOverride, kind: 'preview', until: Date.UTC(2026, 10, 21, 17) });
    expect(screen.getByRole('status')).toHaveTextContent(/^Vista previa de mfe-toy hasta 21\/11\/2026/);
    expect(screen.getByRole('button', { name: 'Salir' })).toBeVisible();
  });

  it('names a version of one’s own and ends it', async () => {
    override();
    open(shownOverride);
    expect(screen.getByRole('status')).toHaveTextContent(
      `Versión de prueba de mfe-toy desde ${ORIGIN}, solo en este navegador`,
    );
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(localStorage.getItem(OVERRIDE_KEY)).toBeNull();
  });

  it('removes a version that fails, with a notice', async () => {
    override();
    const { loader } = open(shownOverride);
    await act(async () => void (await loader.load('mfe-toy').catch(() => undefined)));
    expect(await screen.findByText(/^La versión de prueba de mfe-toy falló y se quitó/)).toBeVisible();
    expect(localStorage.getItem(OVERRIDE_KEY)).toBeNull();
  });
});
