import type { SignedIn } from '@lacteos/contracts/schemas';
import { firstValueFrom, Subject } from 'rxjs';
import {
  accessToken,
  currentSession,
  hasLapsed,
  installAuthority,
  refreshSession,
  session$,
  signOut,
  startSession,
} from './index.js';
import type * as Holder from './holder.js';
import { busHolder } from './holder.js';
import { readRoot, updateRoot } from './root-storage.js';
import { aUser } from './testing/a-user.js';
import { aSignIn, FakeBrowser } from './testing/fake-tabs.js';

// Only its first caller gets the dispatch of sessions; here it is the spec, for the state at the start of a page.
jest.mock('./holder.js', () => {
  const actual = jest.requireActual<typeof Holder>('./holder.js');
  const holder = actual.busHolder();
  const dispatch = holder.claim?.() ?? null;
  return { ...actual, busHolder: () => ({ ...holder, claim: () => dispatch }) };
});

const MINUTE = 60_000;

const anAuthority = () => ({
  refresh: jest.fn(async () => aSignIn({ token: 'token-2' })),
  signOut: jest.fn(async () => undefined),
});
const install = (authority = anAuthority()) => installAuthority(authority, new FakeBrowser().openTab());

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the session at the start of a page', () => {
  it('is anonymous without a call when no user is remembered', async () => {
    const authority = anAuthority();
    await install(authority);
    expect(currentSession()).toEqual({ status: 'anonymous' });
    expect(authority.refresh).not.toHaveBeenCalled();
  });

  it('asks the server when a user is remembered', async () => {
    updateRoot({ user: aUser() });
    await install();
    expect(currentSession()).toEqual({ status: 'authenticated', user: aUser() });
    expect(accessToken()).toBe('token-2');
  });

  it('is anonymous and forgets the user when the server has no session', async () => {
    updateRoot({ user: aUser() });
    const authority = { ...anAuthority(), refresh: jest.fn(async () => null) };
    await installAuthority(authority, new FakeBrowser().openTab());
    expect(currentSession().status).toBe('anonymous');
    expect(readRoot()).toEqual({});
  });

  it('is unreachable, not anonymous, when the server cannot be asked, and asks again when online', async () => {
    updateRoot({ user: aUser() });
    const authority = anAuthority();
    authority.refresh.mockRejectedValueOnce(new Error('no network'));
    await install(authority);
    expect(currentSession().status).toBe('unreachable');
    expect(readRoot().user).toEqual(aUser());

    window.dispatchEvent(new Event('online'));
    await refreshSession();

    expect(currentSession().status).toBe('authenticated');
    expect(authority.refresh).toHaveBeenCalledTimes(2);
  });
});

describe('the restoring of the session', () => {
  beforeEach(() =>
    busHolder().claim?.()?.({ type: 'session', session: { status: 'unknown' }, access: null }),
  );
  const aSlowAuthority = () => {
    const answers = new Subject<SignedIn | null>();
    const refresh = jest.fn(() => firstValueFrom(answers));
    return {
      authority: { ...anAuthority(), refresh },
      answer: (value: SignedIn | null) => answers.next(value),
    };
  };
  const statusAfter = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return currentSession().status;
  };

  it('is awaited for 5000 ms, then the page continues without it and forgets nothing [B-251]', async () => {
    localStorage.setItem(
      'root',
      JSON.stringify({ user: aUser(), paymentMethod: { id: 1, name: 'Efectivo' } }),
    );
    void installAuthority(aSlowAuthority().authority, new FakeBrowser().openTab());
    expect(await statusAfter(4_999)).toBe('unknown');
    expect(await statusAfter(1)).toBe('unreachable');
    expect(readRoot()).toEqual({ user: aUser(), paymentMethod: { id: 1, name: 'Efectivo' } });
  });

  it.each([
    ['a session', aSignIn(), 'authenticated'],
    ['no session', null, 'anonymous'],
  ] as const)('applies a late answer: %s', async (_name, answered, status) => {
    updateRoot({ user: aUser() });
    const { authority, answer } = aSlowAuthority();
    const restored = installAuthority(authority, new FakeBrowser().openTab());
    expect(await statusAfter(20_000)).toBe('unreachable');
    answer(answered);
    expect((await restored).status).toBe(status);
    expect(authority.refresh).toHaveBeenCalledTimes(1);
  });

  it('does not remove a session that arrived in time', async () => {
    updateRoot({ user: aUser() });
    await install();
    expect(await statusAfter(5_000)).toBe('authenticated');
  });

  it('ends with a sign-in in the meantime, which a late refusal does not undo', async () => {
    updateRoot({ user: aUser() });
    const { authority, answer } = aSlowAuthority();
    const restored = installAuthority(authority, new FakeBrowser().openTab());
    await statusAfter(6_000);
    startSession(aSignIn());
    answer(null);
    expect((await restored).status).toBe('authenticated');
  });
});

describe('the access token', () => {
  it('is stored in memory only [D-012, D-016]', async () => {
    await install();
    startSession(aSignIn({ token: 'secret-token' }));
    expect(accessToken()).toBe('secret-token');
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret-token');
    expect(readRoot().user).toEqual(aUser());
  });

  it('is renewed a minute before it expires, without a visible change of session', async () => {
    const authority = anAuthority();
    await install(authority);
    startSession(aSignIn());
    await jest.advanceTimersByTimeAsync(14 * MINUTE - 1);
    expect(authority.refresh).not.toHaveBeenCalled();
    const seen: string[] = [];
    const subscription = session$.subscribe(({ status }) => seen.push(status));

    await jest.advanceTimersByTimeAsync(1);

    expect(authority.refresh).toHaveBeenCalledTimes(1);
    expect(accessToken()).toBe('token-2');
    expect(new Set(seen)).toEqual(new Set(['authenticated']));
    subscription.unsubscribe();
  });

  it('is requested once for concurrent callers', async () => {
    const authority = anAuthority();
    await install(authority);
    startSession(aSignIn());
    await Promise.all([refreshSession(), refreshSession(), refreshSession()]);
    expect(authority.refresh).toHaveBeenCalledTimes(1);
  });

  it('remains in use while valid, also after a failed renewal', async () => {
    const authority = anAuthority();
    authority.refresh.mockRejectedValueOnce(new Error('no network'));
    await install(authority);
    startSession(aSignIn());
    await refreshSession();
    expect(currentSession().status).toBe('authenticated');
    expect(accessToken()).toBe('token-1');
  });
});

describe('sign-out', () => {
  it('clears everything at once, stops the timer and sends the old token to the server', async () => {
    const authority = anAuthority();
    await install(authority);
    startSession(aSignIn());
    updateRoot({ paymentMethod: { id: 2, name: 'Efectivo' } });

    const leaving = signOut();

    expect(currentSession().status).toBe('anonymous');
    expect(accessToken()).toBeNull();
    expect(readRoot()).toEqual({});
    await leaving;
    expect(authority.signOut).toHaveBeenCalledWith('token-1');
    expect(jest.getTimerCount()).toBe(0);
  });

  it("removes the gateway's hint of a signed-in user", async () => {
    await install();
    expect(document.cookie).not.toContain('lacteos_signed_in');
    startSession(aSignIn());
    expect(document.cookie).toBe('lacteos_signed_in=1');
    await signOut();
    expect(document.cookie).toBe('');
  });

  it('is not undone by a renewal in progress', async () => {
    const authority = anAuthority();
    let answer: (signedIn: ReturnType<typeof aSignIn>) => void = () => undefined;
    authority.refresh.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await install(authority);
    startSession(aSignIn());
    const renewing = refreshSession();
    await jest.advanceTimersByTimeAsync(0);

    await signOut();
    answer(aSignIn({ token: 'late-token' }));
    await renewing;

    expect(currentSession().status).toBe('anonymous');
    expect(accessToken()).toBeNull();
  });

  it('reaches other tabs through the storage without a channel', async () => {
    const authority = { ...anAuthority(), refresh: jest.fn<Promise<SignedIn | null>, []>() };
    await installAuthority(authority, new FakeBrowser().openTab());
    startSession(aSignIn());
    const oldValue = localStorage.getItem('root');
    localStorage.removeItem('root');
    authority.refresh.mockResolvedValueOnce(null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'root', oldValue, newValue: null }));
    await jest.advanceTimersByTimeAsync(0);
    expect(currentSession().status).toBe('anonymous');
    expect(hasLapsed()).toBe(false);
  });
});
