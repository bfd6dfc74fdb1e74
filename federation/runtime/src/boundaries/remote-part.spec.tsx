import { RemoteComponent, type Registry, type RemoteManifest } from '@lacteos/remote-kit';
import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { createRemotes, RemotesProvider } from '../remotes/remotes';
import type { FederationRuntime } from '../remotes/load-remote';
import { aManifest, aVersion } from '../testing/a-registry';
import { TEST_RULES } from '../testing/test-rules';
import { publishHosts } from './publish-hosts';
import { onFakeTime, press, settings, wait } from '../testing/fake-time';

const UNAVAILABLE = 'Esta función no está disponible en este momento.';
const OFFER: RemoteManifest['components'] = [{ name: 'OfferedDialog', contracts: [1] }];

interface DialogProps {
  orderId: number;
  onClose: () => void;
}
const Dialog = ({ orderId, onClose }: DialogProps) => (
  <div role="dialog" aria-label={`Facturar ${orderId}`}>
    <button onClick={onClose}>Cerrar</button>
  </div>
);
const remoteModule = (components: Record<string, unknown>) => ({
  remote: { contract: 1, pages: {}, components },
});

interface Setup {
  loadRemote?: () => Promise<unknown>;
  components?: RemoteManifest['components'];
  onUnavailable?: (retry: () => void) => void;
  isLive?: boolean;
}
const onClose = jest.fn();

const open = async ({ components = OFFER, onUnavailable, isLive = true, ...setup }: Setup = {}) => {
  const loadRemote = jest.fn(setup.loadRemote ?? (async () => remoteModule({ OfferedDialog: Dialog })));
  const runtime: FederationRuntime = { registerRemotes: jest.fn(), loadRemote };
  const version = aVersion('mfe-offering', aManifest({ name: 'mfe-offering', components }));
  const registry: Registry = { microFrontends: isLive ? { 'mfe-offering': [version] } : {} };
  const tree = (orderId: number) => (
    <RemotesProvider value={createRemotes(registry, runtime, TEST_RULES, settings)}>
      <h1>Pedidos</h1>
      <RemoteComponent
        remote="mfe-offering"
        name="OfferedDialog"
        contract={1}
        props={{ orderId, isOpen: true, onClose, onGenerated: () => undefined }}
        onUnavailable={onUnavailable}
      />
    </RemotesProvider>
  );
  await act(async () => {
    render(tree(41));
  });
  return { loadRemote };
};

onFakeTime();
beforeEach(publishHosts);

describe('Component of another remote', () => {
  it('renders with the properties of its host page and calls back', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Facturar 41' })).toBeTruthy();
    await press('Cerrar');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its remote is not live', { isLive: false }],
    ['its release offers no such component', { components: [] }],
    [
      'its release understands other properties',
      { components: [{ name: 'OfferedDialog', contracts: [2, 3] }] },
    ],
  ])('is not loaded, and its host page is notified, when %s', async (_case, setup) => {
    const onUnavailable = jest.fn();
    const { loadRemote } = await open({ ...setup, onUnavailable });
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    expect(loadRemote).not.toHaveBeenCalled();
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Pedidos' })).toBeTruthy();
  });

  it('renders when its release supports its properties beside newer ones', async () => {
    await open({ components: [{ name: 'OfferedDialog', contracts: [1, 2] }] });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['throws', async () => remoteModule({ OfferedDialog: () => raise() })],
    ['is missing in the code of its release', async () => remoteModule({})],
    ['is no component', async () => remoteModule({ OfferedDialog: 'text' })],
    ['belongs to a remote of another contract', async () => ({ remote: { contract: 2, pages: {} } })],
    ['cannot be loaded', async () => raise()],
  ])('does not break its host page when it %s', async (_case, loadRemote) => {
    const onUnavailable = jest.fn();
    await open({ loadRemote, onUnavailable });
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Pedidos' })).toBeTruthy();
  });

  it('appears after a failure when its host page retries', async () => {
    let isDown = true;
    let retry = () => {};
    const onUnavailable = (again: () => void) => {
      retry = again;
    };
    const loadRemote = async () => (isDown ? raise() : remoteModule({ OfferedDialog: Dialog }));
    await open({ loadRemote, onUnavailable });
    expect(screen.queryByRole('dialog')).toBeNull();
    isDown = false;
    await act(async () => retry());
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows a small panel with a button after a failure that its host ignores', async () => {
    let isDown = true;
    await open({ loadRemote: async () => (isDown ? raise() : remoteModule({ OfferedDialog: Dialog })) });
    expect(screen.getByRole('alert').textContent).toContain(UNAVAILABLE);
    isDown = false;
    await press('Reintentar');
    await wait(0);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
  });

  it('shows a notice when it is slow and fails after eight seconds', async () => {
    const onUnavailable = jest.fn();
    await open({ loadRemote: () => new Promise(() => undefined), onUnavailable });
    expect(screen.queryByRole('status')).toBeNull();
    await wait(200);
    expect(screen.getByRole('status').textContent).toBe('Cargando..');
    await wait(3_800);
    expect(screen.getByRole('status').textContent).toBe('Esta función tarda más de lo normal…');
    await wait(4_000);
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('reloads by itself once when its chunk did not arrive', async () => {
    const missing = Object.assign(new Error('Loading chunk 39 failed.'), { name: 'ChunkLoadError' });
    let failures = 1;
    const { loadRemote } = await open({
      loadRemote: async () =>
        remoteModule({
          OfferedDialog: lazy(async () => {
            if (failures-- > 0) throw missing;
            return { default: Dialog };
          }),
        }),
    });
    await wait(600);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(loadRemote).toHaveBeenCalledTimes(2);
  });
});

function raise(): never {
  throw new Error('broken');
}
