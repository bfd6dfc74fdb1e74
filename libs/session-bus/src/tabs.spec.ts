import fc from 'fast-check';
import {
  accessToken,
  currentSession,
  installAuthority,
  refreshSession,
  signOut,
  startSession,
} from './index.js';
import { browserTabs, type TabMessage } from './tabs.js';
import { aUser } from './testing/a-user.js';
import { aSignIn, FakeBrowser } from './testing/fake-tabs.js';

const openTwoTabs = async () => {
  const browser = new FakeBrowser();
  const other = browser.openTab();
  const heard: TabMessage[] = [];
  other.listen((message) => heard.push(message));
  const authority = {
    refresh: jest.fn(async () => aSignIn({ token: 'mine' })),
    signOut: jest.fn(async () => undefined),
  };
  await installAuthority(authority, browser.openTab());
  startSession(aSignIn());
  heard.length = 0;
  return { other, heard, authority };
};
/** The other tab has refreshed and still holds the lock. */
const refreshInBoth = async () => {
  const { other, authority } = await openTwoTabs();
  let finish: () => void = () => undefined;
  void other.withLock(() => new Promise<void>((resolve) => (finish = resolve)));
  const renewing = refreshSession();
  await jest.advanceTimersByTimeAsync(10);
  other.storeRefresh(Date.now());
  return { other, authority, renewing, finish };
};
const handed = (token: string): TabMessage => ({
  type: 'signed-in',
  signedIn: aSignIn({ token }),
  expiresAt: Date.now() + 900_000,
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('two tabs', () => {
  it('refresh once, and the waiting one uses the token of the other', async () => {
    const { other, authority, renewing, finish } = await refreshInBoth();
    other.post(handed('from-the-other'));
    finish();

    expect((await renewing).status).toBe('authenticated');
    expect(authority.refresh).not.toHaveBeenCalled();
    expect(accessToken()).toBe('from-the-other');
  });

  it('refresh once even when the message arrives after the lock was released', async () => {
    const { other, authority, renewing, finish } = await refreshInBoth();
    finish();
    await jest.advanceTimersByTimeAsync(50);
    other.post(handed('late-message'));
    await renewing;

    expect(authority.refresh).not.toHaveBeenCalled();
    expect(accessToken()).toBe('late-message');
  });

  it('refresh separately when the message of the other never arrives', async () => {
    const { authority, renewing, finish } = await refreshInBoth();
    finish();
    await jest.advanceTimersByTimeAsync(1_000);
    await renewing;

    expect(authority.refresh).toHaveBeenCalledTimes(1);
    expect(accessToken()).toBe('mine');
  });

  it('share a renewed token', async () => {
    const { heard } = await openTwoTabs();
    await refreshSession();
    expect(heard).toMatchObject([{ type: 'signed-in', signedIn: { token: 'mine' } }]);
  });

  it('are signed out by the other at once, without a call', async () => {
    const { other, authority } = await openTwoTabs();
    other.post({ type: 'signed-out' });
    expect(currentSession().status).toBe('anonymous');
    expect(accessToken()).toBeNull();
    expect(localStorage.getItem('root')).toBeNull();
    expect(authority.signOut).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sign each other out', async () => {
    const { heard } = await openTwoTabs();
    await signOut();
    expect(heard).toEqual([{ type: 'signed-out' }]);
  });

  it('adopt another user who signs in in the other', async () => {
    const { other } = await openTwoTabs();
    const user = aUser({ id: 8, email: 'otra@demo.test' });
    other.post({
      type: 'signed-in',
      signedIn: aSignIn({ token: 'theirs', user }),
      expiresAt: Date.now() + 900_000,
    });
    expect(currentSession()).toEqual({ status: 'authenticated', user });
  });
});

class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of FakeChannel.open) {
      if (channel !== this && channel.name === this.name)
        channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

describe('the tabs of a real browser', () => {
  const scope = globalThis as { BroadcastChannel?: unknown };
  const before = scope.BroadcastChannel;
  beforeEach(() => {
    scope.BroadcastChannel = FakeChannel;
  });
  afterEach(() => {
    scope.BroadcastChannel = before;
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('communicate over a BroadcastChannel', () => {
    const here = browserTabs();
    const there = browserTabs();
    const heard: TabMessage[] = [];
    const release = there.listen((message) => heard.push(message));
    here.post({ type: 'signed-out' });
    release();
    here.post({ type: 'signed-out' });
    expect(heard).toEqual([{ type: 'signed-out' }]);
  });

  it('ignore foreign messages on the channel [N-34-213]', () => {
    const heard: TabMessage[] = [];
    browserTabs().listen((message) => heard.push(message));
    const channel = new FakeChannel('lacteos.session');
    const good = handed('good');
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 3 }), (value) => {
        channel.postMessage(value);
      }),
    );
    const broken = (change: object) => ({ ...good, ...change });
    for (const value of [
      ...[null, undefined, 0, '', [], 'signed-out', { type: 'signed-in' }, { type: null }],
      ...[broken({ signedIn: null }), broken({ expiresAt: 'x' }), broken({ expiresAt: NaN })],
      ...[{ token: 1 }, { user: null }, { user: { id: 1 } }, { user: aUser({ id_role: 9 as 1 }) }].map(
        (part) => broken({ signedIn: aSignIn(part as object) }),
      ),
    ])
      channel.postMessage(value);
    expect(heard).toEqual([]);
    channel.postMessage(good);
    expect(heard).toEqual([good]);
  });

  it('take turns with Web Locks', async () => {
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await expect(browserTabs().withLock(async () => 'done')).resolves.toBe('done');
    expect(request).toHaveBeenCalledWith('lacteos.session.refresh', expect.any(Function));
  });

  it('take turns inside the page where Web Locks are missing', async () => {
    const tabs = browserTabs();
    const order: string[] = [];
    let finish: () => void = () => undefined;
    const first = tabs.withLock(() =>
      new Promise<void>((resolve) => (finish = resolve)).then(() => order.push('first')),
    );
    const second = tabs.withLock(async () => order.push('second'));
    await jest.advanceTimersByTimeAsync(0);
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('share the time of the last renewal', () => {
    browserTabs().storeRefresh(1234);
    expect(browserTabs().refreshedAt()).toBe(1234);
  });
});
