import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';

import { ChangeSignal } from '#platform/change-signal/index.js';
import { Clock } from '#platform/clock/index.js';
import { type Change, type Cursor, settle } from './change-cursor.js';
import { ChangesRepository } from './changes.repository.js';

const PAGE = 1_000;
/** Clients further behind than this refetch their lists. */
const MAX_MISSED = 2_000;
/** Clients without a cursor get changes this far back, because their lists may be older. */
const WITHOUT_CURSOR_MS = 30_000;
const WITHOUT_CURSOR_ROWS = 200;
const POLL_MS = 1_000;
/** Polling interval while Redis announces changes of every replica. */
const ANNOUNCED_POLL_MS = 10_000;

export interface ChangesSince {
  readonly changes: readonly Change[];
  readonly cursor: Cursor;
  readonly isTooMuch: boolean;
}

/** Polls the database for changes of all replicas while somebody listens. */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly listeners = new Set<(news: ChangesSince) => Promise<void>>();
  private cursor: Cursor | null = null;
  private seen = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private mustPollAgain = false;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly repository: ChangesRepository,
    private readonly signal: ChangeSignal,
    private readonly clock: Clock,
  ) {}

  /** Delivers every change from now on, possibly twice. @returns a function that unsubscribes */
  async follow(listener: (news: ChangesSince) => Promise<void>): Promise<() => void> {
    this.listeners.add(listener);
    if (this.listeners.size === 1) await this.start();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  /** Without a cursor, the last half minute. */
  async since(cursor: Cursor | null): Promise<ChangesSince> {
    const from = cursor ?? (await this.repository.findEnd(WITHOUT_CURSOR_ROWS));
    const rows = await this.read(from);
    const now = this.clock.now().getTime();
    const isTooMuch = rows.length > MAX_MISSED;
    const recent = cursor ? rows : rows.filter(({ at }) => now - at.getTime() < WITHOUT_CURSOR_MS);
    return { changes: isTooMuch ? [] : recent, cursor: settle(from, rows, now), isTooMuch };
  }

  /** Delivers new changes; a call during a running one makes that one poll again. */
  publishChanges(): Promise<void> {
    this.mustPollAgain = true;
    this.looking ??= this.pollUntilDone();
    return this.looking;
  }

  onModuleDestroy(): void {
    this.stop();
  }

  private async start(): Promise<void> {
    this.stopListening = this.signal.listen(() => void this.publishChanges());
    await this.publishChanges();
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.stopListening?.();
    this.timer = this.stopListening = this.cursor = null;
    this.seen.clear();
  }

  private async pollUntilDone(): Promise<void> {
    while (this.mustPollAgain && this.listeners.size > 0) {
      this.mustPollAgain = false;
      await this.pollOnce().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'changes could not be read'),
      );
    }
    this.looking = null;
    this.schedulePoll();
  }

  private async pollOnce(): Promise<void> {
    if (!this.cursor) return this.readFirst();
    const from = this.cursor;
    const rows = await this.read(from);
    const fresh = rows.filter(({ key }) => !this.seen.has(key));
    const cursor = settle(from, rows, this.clock.now().getTime());
    this.cursor = cursor;
    this.seen = new Set(rows.filter(({ source, row }) => row > cursor[source]).map(({ key }) => key));
    if (fresh.length === 0) return;
    const isTooMuch = fresh.length > MAX_MISSED;
    const news = { changes: isTooMuch ? [] : fresh, cursor, isTooMuch };
    await Promise.all([...this.listeners].map((listener) => listener(news)));
  }

  /** Streams read earlier changes themselves. */
  private async readFirst(): Promise<void> {
    const from = await this.repository.findEnd(WITHOUT_CURSOR_ROWS);
    const rows = await this.read(from);
    const cursor = settle(from, rows, this.clock.now().getTime());
    this.cursor = cursor;
    this.seen = new Set(rows.filter(({ source, row }) => row > cursor[source]).map(({ key }) => key));
  }

  private async read(from: Cursor): Promise<Change[]> {
    const rows: Change[] = [];
    for (let cursor = from; ;) {
      const page = await this.repository.after(cursor, PAGE);
      rows.push(...page);
      if (page.length < PAGE || rows.length > MAX_MISSED) return rows;
      const last = (source: Change['source']): number =>
        page.reduce((max, each) => (each.source === source ? Math.max(max, each.row) : max), cursor[source]);
      cursor = { o: last('o'), a: last('a') };
    }
  }

  private schedulePoll(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.listeners.size === 0) return;
    const pause = this.signal.reachesAll ? ANNOUNCED_POLL_MS : POLL_MS;
    this.timer = setTimeout(() => void this.publishChanges(), pause).unref();
  }
}
