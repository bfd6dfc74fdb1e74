import type { BusHolder } from './holder.js';
import type * as Bus from './index.js';
import { aSignIn, FakeBrowser } from './testing/fake-tabs.js';

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-copier': { events: { 'copy-made': { 1: { copyId: number }; 2: { text: string } } } };
  }
}

const KEY = Symbol.for('lacteos.session-bus');

const loadCopy = (): typeof Bus => {
  let copy: typeof Bus | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof Bus>('./index.js');
  });
  if (!copy) throw new Error('the copy did not load');
  return copy;
};

const authority = { refresh: async () => null, signOut: async () => undefined };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('two copies of the session bus in one page', () => {
  it('are different modules that share one session', async () => {
    const shell = loadCopy();
    const remote = loadCopy();
    expect(remote.session$).not.toBe(shell.session$);
    const seen: string[] = [];
    remote.session$.subscribe(({ status }) => seen.push(status));

    await shell.installAuthority(authority, new FakeBrowser().openTab());
    shell.startSession(aSignIn());

    expect(seen).toEqual(['unknown', 'anonymous', 'authenticated']);
    expect(remote.accessToken()).toBe('token-1');
  });

  it('pass each other events', () => {
    const sender = loadCopy();
    const receiver = loadCopy();
    const counts: number[] = [];
    receiver.on('cart-changed').subscribe(({ count }) => counts.push(count));

    sender.emit('cart-changed', { count: 3 });
    sender.emit('store-chosen', { storeId: 1 });

    expect(counts).toEqual([3]);
  });

  it('name every event to a tool, without what it carries [N-37-503]', () => {
    const sender = loadCopy();
    const receiver = loadCopy();
    const names: unknown[][] = [];
    const stop = receiver.onAnyEvent((...given) => names.push(given));
    sender.emit('copy-made', { copyId: 7 });
    sender.emit('copy-made', { text: 'cow' }, 2);
    stop();
    sender.emit('copy-made', { copyId: 8 });
    expect(names).toEqual([['copy-made'], ['copy-made@2']]);
  });

  it('deliver each contract of an event to its own subscribers [N-22-110]', () => {
    const sender = loadCopy();
    const receiver = loadCopy();
    const heard: string[] = [];
    receiver.on('copy-made').subscribe(({ copyId }) => heard.push(`first ${copyId}`));
    receiver.on('copy-made', 2).subscribe(({ text }) => heard.push(`second ${text}`));

    sender.emit('copy-made', { copyId: 7 });
    sender.emit('copy-made', { text: 'cow' }, 2);
    expect(heard).toEqual(['first 7', 'second cow']);

    // @ts-expect-error: the second contract has another payload.
    sender.emit('copy-made', { copyId: 7 }, 2);
    // @ts-expect-error: nobody declares a third contract.
    sender.emit('copy-made', { copyId: 7 }, 3);
    // @ts-expect-error: nobody declares such an event.
    sender.emit('copy-lost', { copyId: 7 });
  });

  it('leave sessions to the authority that came first [N-37-221]', () => {
    const copy = loadCopy();
    const before = copy.currentSession();
    const holder = Reflect.get(globalThis, KEY) as BusHolder;
    const forged = { type: 'session', session: { status: 'anonymous' }, access: null } as const;
    const control = { type: 'control', renew: async () => before, leave: async () => undefined } as const;
    for (const action of [forged, control])
      expect(() => holder.dispatch(action)).toThrow("only the session's authority publishes sessions");
    expect(holder.claim?.()).toBeNull();
    expect(() => copy.installAuthority(authority, new FakeBrowser().openTab())).toThrow('already has');
    expect(Reflect.set(holder, 'getSnapshot', () => ({}))).toBe(false);
    expect(Reflect.set(holder.getSnapshot().session, 'status', 'unknown')).toBe(false);
    expect(Reflect.set(globalThis, KEY, {})).toBe(false);
    expect(Reflect.deleteProperty(globalThis, KEY)).toBe(false);
    expect(copy.currentSession()).toBe(before);
  });
});
