import type { LiveChange, LiveChanges } from '@lacteos/contracts/schemas';
import { currentSession, refreshSession, session$ } from '@lacteos/session-bus';

import { api } from '@lacteos/api-client';
import { readLiveStream } from './live-stream.js';

const CHANNEL = 'lacteos.live';
const LOCK = 'lacteos.live';
/** A change may arrive twice; older keys are forgotten. */
const MAX_KNOWN = 1_000;
/** The page's own reads come first; the cursor misses nothing. */
const START_MS = 2_000;
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;
/** Share of each pause: streams that ended together must not reconnect together. */
const JITTER = 0.5;
/** Lowest role of the back office. */
const FIRST_OFFICE_ROLE = 3;

/** Epoch milliseconds of this machine. */
export interface SeenChange extends LiveChange {
  happenedAt: number;
}
/** Null: too many changes to list. */
export type LiveListener = (changes: readonly SeenChange[] | null) => void;

const userId = (): number | null => {
  const session = currentSession();
  return session.status === 'authenticated' && session.user.id_role >= FIRST_OFFICE_ROLE
    ? session.user.id
    : null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areChanges = (value: unknown): value is LiveChanges =>
  isRecord(value) &&
  typeof value['cursor'] === 'string' &&
  typeof value['now'] === 'string' &&
  Array.isArray(value['changes']) &&
  value['changes'].every((change) => isRecord(change) && typeof change['key'] === 'string');

/** One stream for all tabs of the browser. */
class LiveLink {
  private readonly listeners = new Set<LiveListener>();
  private readonly known = new Set<string>();
  private cursor: string | null = null;
  private user: number | null = null;
  private channel: BroadcastChannel | null = null;
  private running: AbortController | null = null;

  follow(listener: LiveListener): () => void {
    this.listeners.add(listener);
    if (this.listeners.size > 1) return () => this.unsubscribe(listener);
    const subscription = session$.subscribe(() => this.switchTo(userId()));
    return () => {
      this.unsubscribe(listener);
      if (this.listeners.size > 0) return;
      subscription.unsubscribe();
      this.switchTo(null);
    };
  }

  private unsubscribe(listener: LiveListener): void {
    this.listeners.delete(listener);
  }

  /** Null only ends the stream. */
  private switchTo(user: number | null): void {
    if (user === this.user) return;
    this.user = user;
    this.running?.abort();
    this.channel?.close();
    this.running = this.channel = this.cursor = null;
    this.known.clear();
    if (user === null || typeof fetch === 'undefined') return;
    const running = new AbortController();
    this.running = running;
    if (typeof BroadcastChannel !== 'undefined') {
      this.channel = new BroadcastChannel(`${CHANNEL}.${user}`);
      // Whatever runs on this origin can post to the channel.
      this.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (areChanges(data)) this.deliver(data);
      };
    }
    void this.lead(running.signal, user);
  }

  /** Waits until no other tab of this user streams. */
  private async lead(signal: AbortSignal, user: number): Promise<void> {
    const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
    const work = () => this.run(signal);
    await pause(START_MS, signal);
    if (signal.aborted) return;
    try {
      if (locks && this.channel) await locks.request(`${LOCK}.${user}`, { signal }, work);
      else await work();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private async run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    const publish = (news: LiveChanges): void => {
      this.deliver(news);
      this.channel?.postMessage(news);
    };
    const onNews = (news: LiveChanges): void => {
      failures = 0;
      publish(news);
    };
    while (!signal.aborted) {
      try {
        const end = await readLiveStream({ cursor: this.cursor, onNews, signal });
        if (end === 'session' && (await refreshSession()).status === 'anonymous') return;
        await pause(FIRST_PAUSE_MS, signal);
      } catch {
        if (signal.aborted) return;
        failures += 1;
        // A proxy may hold back streams but not calls.
        await this.poll(publish);
        await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 6)), signal);
      }
    }
  }

  private async poll(onNews: (news: LiveChanges) => void): Promise<void> {
    const params = { cursor: this.cursor ?? undefined };
    await api.get<LiveChanges>('/admin/live', { params }).then(onNews, () => undefined);
  }

  private deliver(news: LiveChanges): void {
    this.cursor = news.cursor;
    const behind = Date.now() - Date.parse(news.now);
    const fresh = news.changes
      .filter(({ key }) => !this.known.has(key))
      .map((change) => ({ ...change, happenedAt: Date.parse(change.at) + behind }));
    for (const { key } of fresh) this.known.add(key);
    for (const key of this.known) {
      if (this.known.size <= MAX_KNOWN) break;
      this.known.delete(key);
    }
    if (!news.isTooMuch && fresh.length === 0) return;
    for (const listener of this.listeners) listener(news.isTooMuch ? null : fresh);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(resume, ms * (1 + Math.random() * JITTER));
    function resume(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', resume);
      done();
    }
    signal.addEventListener('abort', resume);
  });

const link = new LiveLink();

/** Active while office staff are signed in. @returns ends it */
export const followLive = (listener: LiveListener): (() => void) => link.follow(listener);
