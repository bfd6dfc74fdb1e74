import type { ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { AccountReader, type RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import type { Cursor } from './change-cursor.js';
import { ChangeFeed, type ChangesSince } from './change-feed.js';
import { changesView } from './live.dto.js';

/** Shorter than the idle timeout of proxies. */
const HEARTBEAT_MS = 15_000;
/** Sessions confirmed longer ago are confirmed again before an event is sent. */
const CONFIRMATION_MS = 2_000;
/** Clients with more unread data are disconnected. */
const MAX_UNREAD_BYTES = 64_000;
const HEARTBEAT = Buffer.from(':\n\n');
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Otherwise a stopping process would wait for the connection's next request.
  connection: 'close',
} as const;

export interface Listener {
  readonly user: RequestUser;
  readonly address: string;
  /** Expiry of the access token in epoch milliseconds. */
  readonly endsAt: number;
}
interface Stream extends Listener {
  readonly response: ServerResponse;
  /** Events held until the first one, the cursor, is sent; then null. */
  waiting: Buffer[] | null;
}
type Ending = 'session' | 'server';

@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly streams = new Set<Stream>();
  private confirmedAt = 0;
  private heartbeat: NodeJS.Timeout | null = null;
  private following: Promise<() => void> | null = null;
  private isEnding = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly accounts: AccountReader,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get count(): number {
    return this.streams.size;
  }

  /** @throws REQUEST.TOO_MANY_AT_ONCE when the process, account or address is at its limit */
  requireRoom({ user, address }: Listener): void {
    const { perAccount, perAddress, max } = this.config.liveStreams;
    let [ofAccount, ofAddress] = [0, 0];
    for (const stream of this.streams) {
      if (stream.user.id === user.id) ofAccount += 1;
      if (stream.address === address) ofAddress += 1;
    }
    const isFull = this.streams.size >= max || ofAccount >= perAccount || ofAddress >= perAddress;
    if (isFull || this.isEnding) throw new AppError('REQUEST.TOO_MANY_AT_ONCE');
  }

  async open(listener: Listener, response: ServerResponse, cursor: Cursor | null): Promise<void> {
    const stream: Stream = { ...listener, response, waiting: [] };
    this.streams.add(stream);
    response.once('close', () => this.removeStream(stream));
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.writeHead(200).write(HEARTBEAT);
    this.heartbeat ??= setInterval(() => void this.sendHeartbeats(), HEARTBEAT_MS).unref();
    try {
      // Follows before reading, so that changes in between come twice rather than never.
      await this.followFeed();
      const first = this.eventOf(await this.feed.since(cursor));
      const waiting = stream.waiting ?? [];
      stream.waiting = null;
      for (const event of [first, ...waiting]) this.send(stream, event);
    } catch (error) {
      this.logger.warn({ err: error }, 'a stream could not begin');
      this.close(stream, 'server');
    }
  }

  /** Ends streams with an ended session, an expired token or a changed role. */
  async confirm(): Promise<void> {
    const now = this.clock.now().getTime();
    this.confirmedAt = now;
    const ids = [...new Set([...this.streams].map(({ user }) => user.sessionId))];
    const present = new Map((await this.accounts.findAllSignedIn(ids)).map((user) => [user.sessionId, user]));
    for (const stream of this.streams) {
      const { sessionVersion, id_role, sessionId } = stream.user;
      const user = present.get(sessionId);
      const isSame = user?.sessionVersion === sessionVersion && user.id_role === id_role;
      if (!isSame || stream.endsAt <= now) this.close(stream, 'session');
    }
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    for (const stream of this.streams) this.close(stream, 'server');
    this.stopFollowing();
  }

  private async followFeed(): Promise<void> {
    this.following ??= this.feed.follow((news) => this.sendChanges(news));
    await this.following;
  }

  private async sendChanges(news: ChangesSince): Promise<void> {
    if (this.clock.now().getTime() - this.confirmedAt >= CONFIRMATION_MS) await this.confirm();
    const event = this.eventOf(news);
    for (const stream of this.streams) {
      if (stream.waiting) stream.waiting.push(event);
      else this.send(stream, event);
    }
  }

  private async sendHeartbeats(): Promise<void> {
    await this.confirm().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'sessions could not be confirmed'),
    );
    for (const stream of this.streams) this.send(stream, HEARTBEAT);
  }

  private eventOf(news: ChangesSince): Buffer {
    const view = changesView(news, this.clock.now());
    return Buffer.from(`id: ${view.cursor}\nevent: changes\ndata: ${JSON.stringify(view)}\n\n`);
  }

  private send(stream: Stream, event: Buffer): void {
    if (stream.response.writableLength > MAX_UNREAD_BYTES) stream.response.destroy();
    else stream.response.write(event);
  }

  private close(stream: Stream, ending: Ending): void {
    stream.response.end(`event: end\ndata: ${ending}\n\n`);
    this.removeStream(stream);
  }

  private removeStream(stream: Stream): void {
    this.streams.delete(stream);
    if (this.streams.size === 0) this.stopFollowing();
  }

  private stopFollowing(): void {
    if (this.heartbeat) clearInterval(this.heartbeat);
    void this.following?.then((unfollow) => unfollow());
    this.heartbeat = this.following = null;
  }
}
