import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Brackets, In, IsNull } from 'typeorm';
import { CONFIG, type Config } from '../../config/index.js';
import { Clock } from '../clock/index.js';
import { execute, marksFor, UnitOfWork } from '../database/index.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { Outbox, USUAL_LANE } from './outbox.js';

const LEASE_MS = 60_000;
const BATCH = 10;
const POLL_MS = 2_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 3_600_000;
const ERROR_LENGTH = 1_000;

/**
 * Works the outbox off, each lane by itself. Any number of replicas share it: a message is leased, and a killed worker's
 * lease runs out.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxWorker.name);
  private readonly name = randomUUID();
  private timer: NodeJS.Timeout | null = null;
  private readonly working = new Map<string, Promise<void>>();
  private readonly nudged = new Set<string>();
  private isStopped = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.environment === 'test') return;
    this.outbox.onAdded((lane) => this.nudge(lane));
    this.timer = setInterval(() => this.nudgeAll(), POLL_MS);
    this.timer.unref();
    this.nudgeAll();
  }

  /** Waits for the batches at hand; nothing new is claimed afterwards. */
  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    await Promise.all(this.working.values());
  }

  /** Does everything that is due and returns how many messages were handled. */
  async drain(): Promise<number> {
    const handled = await Promise.all([...this.outbox.lanes().keys()].map((lane) => this.drainLane(lane)));
    return handled.reduce((sum, count) => sum + count, 0);
  }

  private async drainLane(lane: string): Promise<number> {
    let handled = 0;
    for (;;) {
      const batch = this.isStopped ? [] : await this.claim(lane);
      if (batch.length === 0) return handled;
      for (const message of batch) await this.work(message);
      handled += batch.length;
    }
  }

  private nudgeAll(): void {
    for (const lane of this.outbox.lanes().keys()) this.nudge(lane);
  }

  private nudge(lane: string): void {
    if (this.isStopped) return;
    this.nudged.add(lane);
    if (this.working.has(lane)) return;
    this.working.set(
      lane,
      this.loop(lane).finally(() => this.working.delete(lane)),
    );
  }

  private async loop(lane: string): Promise<void> {
    while (this.nudged.delete(lane) && !this.isStopped) {
      await this.drainLane(lane).catch((error: unknown) =>
        this.logger.error({ err: error, lane }, 'the outbox could not be read'),
      );
    }
  }

  private async claim(lane: string): Promise<OutboxMessage[]> {
    const now = this.clock.now();
    // The order of the index: as fast while thousands of others wait behind them.
    const due = await this.due(now, lane)
      .orderBy('message.available_at')
      .addOrderBy('message.id')
      .limit(BATCH)
      .getMany();
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const until = new Date(now.getTime() + LEASE_MS);
    const { affected } = await execute(
      this.uow.manager,
      `UPDATE outbox_messages SET claimed_by = ?, claimed_until = ?
       WHERE id IN (${marksFor(ids)}) AND done_at IS NULL AND (claimed_until IS NULL OR claimed_until <= ?)`,
      [this.name, until, ...ids, now],
    );
    if (affected === due.length) return due;
    const mine = { id: In(ids), claimed_by: this.name, claimed_until: until, done_at: IsNull() };
    return affected === 0
      ? []
      : this.uow.manager.find(OutboxMessage, { where: mine, order: { available_at: 'ASC', id: 'ASC' } });
  }

  private due(now: Date, lane: string) {
    const due = this.uow.manager
      .createQueryBuilder(OutboxMessage, 'message')
      .where('message.done_at IS NULL AND message.available_at <= :now', { now })
      .andWhere(
        new Brackets((lease) =>
          lease.where('message.claimed_until IS NULL').orWhere('message.claimed_until <= :now', { now }),
        ),
      );
    const lanes = this.outbox.lanes();
    if (lane !== USUAL_LANE)
      return due.andWhere('message.topic IN (:...topics)', { topics: lanes.get(lane) });
    const topics = [...lanes].filter(([name]) => name !== USUAL_LANE).flatMap(([, others]) => others);
    return topics.length === 0 ? due : due.andWhere('message.topic NOT IN (:...topics)', { topics });
  }

  private async work(message: OutboxMessage): Promise<void> {
    const handler = this.outbox.handlerOf(message.topic);
    try {
      if (!handler) throw new Error(`no handler for the topic ${message.topic}`);
      await handler(JSON.parse(message.payload), message.id);
      await this.finish(message, { done_at: this.clock.now(), last_error: null });
    } catch (error) {
      const attempts = message.attempts + 1;
      const pause = Math.min(FIRST_RETRY_MS * 2 ** message.attempts, LONGEST_RETRY_MS);
      this.logger.warn(
        { err: error, topic: message.topic, messageId: message.id, attempts },
        'outbox message failed',
      );
      await this.finish(message, {
        attempts,
        available_at: new Date(this.clock.now().getTime() + pause),
        last_error: String(error).slice(0, ERROR_LENGTH),
      });
    }
  }

  private async finish(message: OutboxMessage, change: Partial<OutboxMessage>): Promise<void> {
    await this.uow.manager.update(
      OutboxMessage,
      { id: message.id, claimed_by: this.name },
      { ...change, claimed_by: null, claimed_until: null },
    );
  }
}
