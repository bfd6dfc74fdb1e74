import type { SignedIn } from '@lacteos/contracts/schemas';
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
    refresh: jest.fn(async (): Promise<SignedIn | null> => aSignIn({ token: 'mine' })),
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

  it('are signed out by the other once the server confirms it', async () => {
    const { other, authority } = await openTwoTabs();
    authority.refresh.mockResolvedValueOnce(null);
    localStorage.removeItem('root');
    other.post({ type: 'signed-out' });
    await jest.advanceTimersByTimeAsync(0);
    expect(currentSession().status).toBe('anonymous');
    expect(accessToken()).toBeNull();
    expect(localStorage.getItem('root')).toBeNull();
    expect(authority.signOut).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('remain signed in after a forged sign-out [N-37-223]', async () => {
    const { other, authority } = await openTwoTabs();
    other.post({ type: 'signed-out' });
    await jest.advanceTimersByTimeAsync(0);
    expect(authority.refresh).toHaveBeenCalledTimes(1);
    expect(currentSession()).toEqual({ status: 'authenticated', user: aUser() });
  });

  it('sign each other out and ask the server only when it has ended the session', async () => {
    const { other, authority } = await openTwoTabs();
    let finish: () => void = () => undefined;
    authority.signOut.mockImplementationOnce(
      () => new Promise<undefined>((done) => (finish = () => done(undefined))),
    );
    const leaving = signOut();
    const asked = jest.fn(async () => undefined);
    void other.withLock(asked);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).not.toHaveBeenCalled();
    finish();
    await leaving;
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalled();
  });

  it('sign each other out', async () => {
    const { heard } = await openTwoTabs();
    await signOut();
    expect(heard).toEqual([{ type: 'signed-out' }]);
  });

  it('adopt another user who signs in in the other, as the server says [N-37-223]', async () => {
    const { other, authority } = await openTwoTabs();
    const user = aUser({ id: 8, email: 'otra@demo.test' });
    authority.refresh.mockResolvedValueOnce(aSignIn({ token: 'from-the-server', user }));
    other.post({
      type: 'signed-in',
      signedIn: aSignIn({ token: 'theirs', user }),
      expiresAt: Date.now() + 900_000,
    });
    expect(accessToken()).toBe('token-1');
    await jest.advanceTimersByTimeAsync(0);
    expect(currentSession()).toEqual({ status: 'authenticated', user });
    expect(accessToken()).toBe('from-the-server');
  });

  it.each([
    ['another role', { id_role: 3 as const }, 900_001],
    ['an earlier end', {}, 1],
  ])('do not believe a message with %s [N-37-223]', async (_what, change, later) => {
    const { other } = await openTwoTabs();
    const signedIn = aSignIn({ token: 'forged', user: aUser(change) });
    other.post({ type: 'signed-in', signedIn, expiresAt: Date.now() + later });
    await jest.advanceTimersByTimeAsync(0);
    expect(currentSession()).toEqual({ status: 'authenticated', user: aUser() });
    expect(accessToken()).not.toBe('forged');
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
    const request = jest.fn((_name: string, _options: object, work: () => Promise<unknown>) => work());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await expect(browserTabs().withLock(async () => 'done')).resolves.toBe('done');
    expect(request).toHaveBeenCalledWith(
      'lacteos.session.refresh',
      { signal: expect.any(AbortSignal) },
      expect.any(Function),
    );
    await expect(browserTabs().withLock(() => Promise.reject(new Error('no answer')))).rejects.toThrow(
      'no answer',
    );
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reach a session within 6 s while a script holds the lock for ever [N-37-222]', async () => {
    const request = (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    localStorage.setItem('root', JSON.stringify({ user: aUser() }));
    const session = installAuthority(
      { refresh: async () => aSignIn({ token: 'without-lock' }), signOut: async () => undefined },
      browserTabs(),
    );
    await jest.advanceTimersByTimeAsync(6_000);
    expect((await session).status).toBe('authenticated');
    expect(accessToken()).toBe('without-lock');
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
