import { publishSlotHost, Slot, type Registry, type Extension } from '@lacteos/remote-kit';
import { installAuthority, startSession } from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';
import { act, render, screen } from '@testing-library/react';
import { createRemotes, RemotesProvider } from '../remotes/remotes';
import { aManifest, aVersion } from '../testing/a-registry';
import { TEST_RULES } from '../testing/test-rules';
import { SlotFillers } from './slot-fillers';
import { onFakeTime, press, settings, wait } from '../testing/fake-time';

const UNAVAILABLE = 'Esta función no está disponible en este momento.';
const SLOT = 'mfe-offering/OfferedAside';

type Fillers = Record<
  string,
  { fill?: Partial<Extension>; component?: unknown; load?: () => Promise<unknown> }
>;

const aFill = (changes: Partial<Extension> = {}): Extension => ({
  remote: 'mfe-offering',
  name: 'OfferedAside',
  contract: 1,
  order: 10,
  ...changes,
});
const naming = (name: string) =>
  function Filler({ orderId }: { orderId: number }) {
    return <p>{`${name} ${orderId}`}</p>;
  };

/** A page with the slot, and remotes that fill it. */
const open = async (fillers: Fillers) => {
  const loadRemote = jest.fn(async (id: string) => {
    const name = Object.keys(fillers).find((filler) => id.startsWith(filler.replace(/\W/g, '_'))) ?? '';
    const { load, component = naming(name) } = fillers[name] ?? {};
    return load ? load() : { remote: { contract: 1, pages: {}, fills: { [SLOT]: component } } };
  });
  const versions = Object.entries(fillers).map(([name, { fill }]) => [
    name,
    [aVersion(name, aManifest({ name, fills: [aFill(fill)] }))],
  ]);
  const registry: Registry = { microFrontends: Object.fromEntries(versions) };
  const runtime = { registerRemotes: jest.fn(), loadRemote };
  await act(async () => {
    render(
      <RemotesProvider value={createRemotes(registry, runtime, TEST_RULES, settings)}>
        <h1>Pedido 41</h1>
        <Slot remote="mfe-offering" name="OfferedAside" props={{ 1: { orderId: 41, isPaid: true } }} />
      </RemotesProvider>,
    );
  });
  await wait(0);
  return { loadRemote };
};
const signIn = async (user: ReturnType<typeof aUser>) => {
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
  startSession({ token: 'access-token', expiresIn: 900, user });
};
const pageStands = () => expect(screen.getByRole('heading', { name: 'Pedido 41' })).toBeTruthy();

onFakeTime();
beforeEach(() => publishSlotHost(async () => SlotFillers));

describe('Slot', () => {
  it('shows the fillers of all remotes in order with the properties of its page [N-22-100]', async () => {
    await open({ 'mfe-late': { fill: { order: 20 } }, 'mfe-early': {} });
    expect(screen.getAllByText(/^mfe-.* 41$/).map(({ textContent }) => textContent)).toEqual([
      'mfe-early 41',
      'mfe-late 41',
    ]);
  });

  it('stays empty and loads nothing when all fillers are for another slot or role', async () => {
    await signIn(aUser({ id_role: 3 }));
    const { loadRemote } = await open({
      'mfe-other': { fill: { name: 'Elsewhere' } },
      'mfe-chief': { fill: { roles: [4] } },
    });
    expect(loadRemote).not.toHaveBeenCalled();
    expect(document.querySelector('[data-slot]')).toBeNull();
    pageStands();
  });

  it('is filled for the roles named by the filler [N-22-102]', async () => {
    await signIn(aUser({ id_role: 3 }));
    await open({ 'mfe-toy': { fill: { roles: [3] } } });
    expect(screen.getByText('mfe-toy 41')).toBeTruthy();
  });

  it('does not load a filler for a contract that its page does not offer [N-22-102]', async () => {
    const { loadRemote } = await open({ 'mfe-toy': { fill: { contract: 2 } } });
    expect(loadRemote).not.toHaveBeenCalled();
    pageStands();
  });

  it.each([
    ['throws', { component: () => raise() }],
    ['is missing in the code of its release', { load: async () => ({ remote: { contract: 1, pages: {} } }) }],
    ['cannot be loaded', { load: async () => raise() }],
  ])('isolates a filler from the page and other fillers when it %s [N-22-101]', async (_case, bad) => {
    await open({ 'mfe-bad': bad, 'mfe-good': { fill: { order: 20 } } });
    expect(screen.getByText('mfe-good 41')).toBeTruthy();
    pageStands();
    const place = document.querySelector('[data-filled-by="mfe-bad"]');
    expect(place?.contains(screen.getByText(UNAVAILABLE))).toBe(true);
  });

  it('shows a failed filler after a successful retry [N-22-101]', async () => {
    let isDown = true;
    const load = async () =>
      isDown ? raise() : { remote: { contract: 1, pages: {}, fills: { [SLOT]: naming('mfe-toy') } } };
    await open({ 'mfe-toy': { load } });
    isDown = false;
    await press('Reintentar');
    await wait(0);
    expect(screen.getByText('mfe-toy 41')).toBeTruthy();
  });

  it.each([
    ['a shell without slots', undefined],
    ['a shell whose part does not load', async () => raise()],
  ])('stays empty in %s', async (_case, host) => {
    publishSlotHost(host);
    const { loadRemote } = await open({ 'mfe-toy': {} });
    expect(loadRemote).not.toHaveBeenCalled();
    pageStands();
  });
});

function raise(): never {
  throw new Error('broken');
}
