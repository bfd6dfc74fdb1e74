import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { detached } from '@lacteos/tracing';
import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '../clock/index.js';
import { MessageRunner } from './message-runner.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { type Lease, OutboxRepository, type TopicChoice } from './outbox.repository.js';
import { Outbox, USUAL_LANE } from './outbox.js';
import { turnGroups } from './turn-groups.js';

const LEASE_MS = 60_000;
const BATCH = 10;
/** A lane gathers messages before it looks again: many share a claim. */
const GATHER_MS = 25;

/**
 * Replicas share lanes by leases, which expire after a kill. This process's own messages begin at once, others' at
 * the next poll.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxWorker.name);
  private readonly name = randomUUID();
  private poll: NodeJS.Timeout | null = null;
  private renewal: NodeJS.Timeout | null = null;
  private readonly looping = new Set<string>();
  private readonly running = new Set<Promise<number>>();
  private readonly held = new Set<number>();
  private readonly nudged = new Set<string>();
  private isStopped = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly messages: OutboxRepository,
    private readonly runner: MessageRunner,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.hasBackgroundJobs) return;
    if (!this.config.isOutboxWorker) {
      this.logger.log('the outbox is handled by other processes (OUTBOX_WORKER)');
      return;
    }
    this.outbox.onAdded((lane) => this.nudge(lane));
    this.poll = setInterval(() => this.nudgeAll(), this.config.outboxPollMs);
    this.poll.unref();
    this.renewal = setInterval(() => void this.tryRenewal(), LEASE_MS / 4);
    this.renewal.unref();
    this.nudgeAll();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    if (this.poll) clearInterval(this.poll);
  }

  /** Waits at most `SHUTDOWN_SECONDS`: the database closes in the next phase. */
  async beforeApplicationShutdown(): Promise<void> {
    const timeout = delay(this.config.shutdownSeconds * 1_000, undefined, { ref: false });
    await Promise.race([Promise.allSettled(this.running), timeout]);
    if (this.renewal) clearInterval(this.renewal);
  }

  /** Work may last longer than a lease. */
  async renewLeases(): Promise<void> {
    if (this.held.size > 0) await this.messages.renew([...this.held], this.newLease());
  }

  async drain(lanes: readonly string[] = [...this.outbox.lanes().keys()]): Promise<number> {
    const handled = await Promise.all(lanes.map((lane) => this.drainLane(lane)));
    return handled.reduce((sum, count) => sum + count, 0);
  }

  private async drainLane(lane: string): Promise<number> {
    const run = this.workLane(lane);
    this.running.add(run);
    try {
      return await run;
    } finally {
      this.running.delete(run);
    }
  }

  private async workLane(lane: string): Promise<number> {
    const parallel = this.outbox.parallelOf(lane);
    let handled = 0;
    for (;;) {
      const batch = this.isStopped
        ? []
        : await this.messages.claim(this.topicsOf(lane), this.newLease(), BATCH * parallel);
      if (batch.length === 0) return handled;
      handled += await this.workBatch(batch, parallel);
    }
  }

  /** Releases unstarted messages, so that other replicas need not wait for the lease. */
  private async workBatch(batch: readonly OutboxMessage[], parallel: number): Promise<number> {
    const open = new Set(batch.map(({ id }) => id));
    open.forEach((id) => this.held.add(id));
    // All runs share one iterator: each group goes to the first that is free.
    const groups = (parallel === 1 ? [[...batch]] : turnGroups(batch)).values();
    const takeTurns = async (): Promise<void> => {
      for (const group of groups)
        for (const message of group) {
          if (this.isStopped) return;
          await this.runner.run(message, this.name);
          open.delete(message.id);
          this.held.delete(message.id);
        }
    };
    const runs = await Promise.allSettled(Array.from({ length: parallel }, takeTurns));
    batch.forEach(({ id }) => this.held.delete(id));
    const failed = runs.find((run) => run.status === 'rejected');
    if (failed) throw failed.reason;
    if (open.size > 0) await this.messages.releaseLease([...open], this.name);
    return batch.length - open.size;
  }

  private async tryRenewal(): Promise<void> {
    await this.renewLeases().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the leases of the outbox could not be renewed'),
    );
  }

  private nudgeAll(): void {
    for (const lane of this.outbox.lanes().keys()) this.nudge(lane);
  }

  private nudge(lane: string): void {
    if (this.isStopped) return;
    this.nudged.add(lane);
    if (this.looping.has(lane)) return;
    this.looping.add(lane);
    // The loop does not belong to the request that wakes it.
    void detached(() => this.loop(lane)).finally(() => this.looping.delete(lane));
  }

  private async loop(lane: string): Promise<void> {
    while (this.nudged.delete(lane) && !this.isStopped) {
      await this.drainLane(lane).catch((error: unknown) =>
        this.logger.error({ err: error, lane }, 'the outbox could not be read'),
      );
      await delay(GATHER_MS, undefined, { ref: false });
    }
  }

  private newLease(): Lease {
    const now = this.clock.now();
    return { name: this.name, now, until: new Date(now.getTime() + LEASE_MS) };
  }

  /** The default lane has all topics without a lane of their own. */
  private topicsOf(lane: string): TopicChoice {
    const lanes = this.outbox.lanes();
    if (lane !== USUAL_LANE) return { isIn: true, topics: lanes.get(lane) ?? [] };
    const others = [...lanes].filter(([name]) => name !== USUAL_LANE);
    return { isIn: false, topics: others.flatMap(([, topics]) => topics) };
  }
}
