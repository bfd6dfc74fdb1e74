import type { SignedIn } from '@lacteos/contracts/schemas';
import { forgetStore, rememberStore } from './chosen-store.js';
import { busHolder, type Dispatch } from './holder.js';
import { on } from './bus.js';
import { emptyRoot, readRoot, isUserRemoval, updateRoot } from './root-storage.js';
import { dropCheckoutForms, dropPersonValues } from './person-values.js';
import { dropSealedCheckout, forgetLapse, hasLapsed, noteLapse } from './session-lapse.js';
import { writeSessionHint, removeSessionHint } from './session-hint.js';
import type { Access, Authority, Session } from './session.js';
import { browserTabs, type Tabs, type TabMessage } from './tabs.js';

const REFRESH_AHEAD_MS = 60_000;
const HANDOVER_MS = 1_000;
const RESTORE_MS = 5_000;
const RETRY_MS = [5_000, 15_000, 60_000];
const LOST = { isLost: true } as const;
const TOO_LONG_FOR_A_TIMER_MS = 2 ** 31 - 1;

const isSessionLost = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 401 || error.status === 403);

class SessionKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private pending: Promise<Session> | null = null;
  private readonly releases: (() => void)[] = [];

  constructor(
    private readonly authority: Authority,
    private readonly tabs: Tabs,
    private readonly dispatch: Dispatch,
  ) {}

  install(): Promise<Session> {
    const subscription = on('store-chosen').subscribe(({ storeId }) => rememberStore(storeId));
    const onStorage = (event: StorageEvent) => {
      if (isUserRemoval(event)) this.verifySignOut();
    };
    const onOnline = () => {
      if (busHolder().getSnapshot().session.status === 'unreachable') void this.renew();
    };
    globalThis.addEventListener?.('storage', onStorage);
    globalThis.addEventListener?.('online', onOnline);
    this.releases.push(
      this.tabs.listen((message) => this.receiveMessage(message)),
      () => subscription.unsubscribe(),
      () => globalThis.removeEventListener?.('storage', onStorage),
      () => globalThis.removeEventListener?.('online', onOnline),
    );
    this.dispatch({ type: 'control', renew: () => this.renew(), leave: () => this.leave() });
    if (readRoot().user) return this.restore();
    this.publish({ status: 'anonymous' }, null);
    return Promise.resolve({ status: 'anonymous' });
  }

  uninstall(): void {
    clearTimeout(this.timer);
    for (const release of this.releases.splice(0)) release();
  }

  start(signedIn: SignedIn): void {
    const expiresAt = Date.now() + signedIn.expiresIn * 1000;
    this.tabs.storeRefresh(Date.now());
    this.adopt(signedIn, expiresAt);
    this.tabs.post({ type: 'signed-in', signedIn, expiresAt });
  }

  /** Past the limit the page starts without a session; a later answer still counts. */
  private restore(): Promise<Session> {
    const limit = setTimeout(() => {
      if (busHolder().getSnapshot().session.status === 'unknown')
        this.publish({ status: 'unreachable' }, null);
    }, RESTORE_MS);
    this.releases.push(() => clearTimeout(limit));
    return this.renew();
  }

  private renew(): Promise<Session> {
    this.pending ??= this.askOnce().finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  private askOnce(): Promise<Session> {
    const before = busHolder().getSnapshot();
    const askedAt = Date.now();
    const isAnswered = () => {
      const { generation, session } = busHolder().getSnapshot();
      return generation !== before.generation && session.status !== 'unreachable';
    };
    return this.tabs.withLock(async () => {
      if (this.tabs.refreshedAt() > askedAt && !isAnswered()) await this.handover();
      if (isAnswered()) return busHolder().getSnapshot().session;
      try {
        const signedIn = await this.authority.refresh();
        if (!isAnswered()) this.settle(signedIn);
      } catch (error) {
        if (isAnswered()) return busHolder().getSnapshot().session;
        if (isSessionLost(error)) this.settle(null);
        else this.miss(before.access);
      }
      return busHolder().getSnapshot().session;
    });
  }

  /** Another tab refreshed meanwhile; its message is on the way. */
  private handover(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(limit);
        release();
        resolve();
      };
      const limit = setTimeout(done, HANDOVER_MS);
      const release = busHolder().subscribe((action) => {
        if (action.type === 'session') done();
      });
    });
  }

  private settle(signedIn: SignedIn | null): void {
    if (signedIn) return this.start(signedIn);
    // Before the other tabs notice, so that each can say why it asks to sign in.
    if (readRoot().user) noteLapse();
    else if (!hasLapsed()) dropPersonValues();
    this.forgetEverywhere(LOST);
  }

  private miss(access: Access | null): void {
    const isStillGood = access !== null && access.expiresAt > Date.now();
    if (!isStillGood) this.publish({ status: 'unreachable' }, null);
    const delay = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0;
    this.failures += 1;
    this.schedule(delay);
  }

  private async leave(): Promise<void> {
    const token = busHolder().getSnapshot().access?.token ?? null;
    let release: () => void = () => undefined;
    // Other tabs ask the server whether the session ended: not before it has.
    const ended = new Promise<void>((resolve) => (release = resolve));
    void this.tabs.withLock(() => ended);
    forgetLapse();
    dropSealedCheckout();
    dropPersonValues();
    this.forgetEverywhere(null);
    await this.authority.signOut(token).finally(() => release());
  }

  /** Any script of the origin can write to channel and storage, so the server decides. */
  private verifySignOut(): void {
    if (busHolder().getSnapshot().session.status !== 'anonymous') void this.renew();
  }

  private receiveMessage(message: TabMessage): void {
    if (message.type === 'signed-out') return this.verifySignOut();
    const { session, access } = busHolder().getSnapshot();
    const { signedIn, expiresAt } = message;
    if (session.status === 'unknown' || session.status === 'unreachable')
      return this.adopt(signedIn, expiresAt);
    const isSameUser =
      session.status === 'authenticated' && JSON.stringify(session.user) === JSON.stringify(signedIn.user);
    if (!isSameUser) void this.renew();
    else if (expiresAt > (access?.expiresAt ?? 0)) this.adopt(signedIn, expiresAt);
  }

  private adopt(signedIn: SignedIn, expiresAt: number): void {
    this.failures = 0;
    const previous = readRoot().user;
    if (previous && previous.id !== signedIn.user.id) emptyRoot();
    updateRoot({ user: signedIn.user });
    forgetLapse();
    writeSessionHint();
    this.publish({ status: 'authenticated', user: signedIn.user }, { token: signedIn.token, expiresAt });
    this.schedule(Math.max(expiresAt - Date.now() - REFRESH_AHEAD_MS, 1_000));
  }

  private forgetEverywhere(loss: typeof LOST | null): void {
    this.forget(loss);
    this.tabs.post({ type: 'signed-out' });
  }

  /** @param loss null when this tab signed out */
  private forget(loss: typeof LOST | null = LOST): void {
    clearTimeout(this.timer);
    emptyRoot();
    dropCheckoutForms();
    removeSessionHint();
    forgetStore();
    if (busHolder().getSnapshot().session.status !== 'anonymous')
      this.publish({ status: 'anonymous', ...loss }, null);
  }

  private publish(session: Session, access: Access | null): void {
    this.dispatch({ type: 'session', session, access });
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.renew(), Math.min(delay, TOO_LONG_FOR_A_TIMER_MS));
  }
}

let keeper: SessionKeeper | null = null;
let dispatch: Dispatch | null = null;

/** @throws when another script of the page claimed it before */
const claimDispatch = (): Dispatch => {
  const holder = busHolder();
  dispatch ??= holder.claim ? holder.claim() : holder.dispatch;
  if (!dispatch) throw new Error('session-bus: this page already has a session authority');
  return dispatch;
};

/** Without a remembered user no call is made. Installing again replaces the earlier authority. */
export const installAuthority = (authority: Authority, tabs: Tabs = browserTabs()): Promise<Session> => {
  keeper?.uninstall();
  keeper = new SessionKeeper(authority, tabs, claimDispatch());
  return keeper.install();
};

export const startSession = (signedIn: SignedIn): void => {
  if (!keeper) throw new Error('session-bus: startSession needs installAuthority first');
  keeper.start(signedIn);
};
