import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { type Read, type Statement, UnitOfWork } from '../database/index.js';
import { currentOrigin, NO_ORIGIN } from '../origin/index.js';
import { OutboxRepository } from './outbox.repository.js';

/** Lanes run independently; messages of one lane run in order, unless it runs several at once. */
export const USUAL_LANE = 'usual';

/** Must be idempotent: a message may be repeated. */
export type OutboxHandler<P = unknown> = (payload: P, messageId: number) => Promise<void>;

export interface NewMessage {
  readonly topic: string;
  readonly payload: unknown;
  readonly availableAt?: Date | undefined;
}

/** Work for after the commit: mails, calls to other systems, expiries. */
@Injectable()
export class Outbox {
  private readonly handlers = new Map<string, { handler: OutboxHandler; lane: string }>();
  private readonly listeners: ((lane: string) => void)[] = [];
  private readonly parallel = new Map<string, number>();

  constructor(
    private readonly uow: UnitOfWork,
    private readonly messages: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Records within the current transaction.
   * @param payload plain JSON; no secrets that must not rest in the database
   * @param availableAt default: now
   */
  async add(topic: string, payload: unknown, availableAt?: Date): Promise<void> {
    await this.addAll([{ topic, payload, availableAt }]);
  }

  async addAll(messages: readonly NewMessage[]): Promise<void> {
    await this.uow.write([this.buildAddAll(messages)]);
  }

  /** @param origin default: the current request and span */
  buildAddAll(messages: readonly NewMessage[], origin = currentOrigin()): Statement {
    const now = this.clock.now();
    const rows = messages.map(({ topic, payload, availableAt = now }) => ({
      topic,
      payload: JSON.stringify(payload),
      availableAt,
    }));
    const due = rows.filter(({ availableAt }) => availableAt <= now).map(({ topic }) => topic);
    const statement = this.messages.buildAdd(rows, origin, now);
    return due.length > 0 ? { ...statement, afterCommit: () => this.nudge(due) } : statement;
  }

  /** One message for each of `rows` ('FROM … WHERE …') that the statement finds; the next poll sees it. */
  buildAddFor(rows: Read, { topic, payload }: Omit<NewMessage, 'availableAt'>): Statement {
    const now = this.clock.now();
    const row = { topic, payload: JSON.stringify(payload), availableAt: now };
    return this.messages.buildAddFor(rows, row, currentOrigin(), now);
  }

  /**
   * Skipped while one is waiting. Two replicas may both record one; the next recurrence is single again.
   * @param current the message being handled, which does not count
   */
  async addRecurring(topic: string, availableAt: Date, current: number | null = null): Promise<void> {
    if (await this.messages.isWaiting(topic, current)) return;
    // The chain of recurrences never ends, and a trace should.
    await this.uow.write([this.buildAddAll([{ topic, payload: {}, availableAt }], NO_ORIGIN)]);
  }

  /** Call it at the module's start. @param lane separate lane for slow work */
  handle<P>(topic: string, handler: OutboxHandler<P>, lane = USUAL_LANE): void {
    if (this.handlers.has(topic)) throw new Error(`the topic ${topic} has a handler already`);
    this.handlers.set(topic, { handler: handler as OutboxHandler, lane });
  }

  /** Messages of one order stay in order (`turn-groups.ts`). */
  runInParallel(lane: string, messages: number): void {
    this.parallel.set(lane, messages);
  }

  parallelOf(lane: string): number {
    return this.parallel.get(lane) ?? 1;
  }

  nudge(topics: readonly string[]): void {
    const lanes = new Set(topics.map((topic) => this.laneOf(topic)));
    for (const lane of lanes) this.listeners.forEach((nudge) => nudge(lane));
  }

  handlerOf(topic: string): OutboxHandler | null {
    return this.handlers.get(topic)?.handler ?? null;
  }

  /** Before a restore they may have been delivered: staff decide. @returns number given up */
  giveUpLane(lane: string): Promise<number> {
    const now = this.clock.now();
    return this.messages.giveUp(this.lanes().get(lane) ?? [], now, 'restored', now);
  }

  lanes(): ReadonlyMap<string, readonly string[]> {
    const lanes = new Map<string, string[]>([[USUAL_LANE, []]]);
    for (const [topic, { lane }] of this.handlers) lanes.set(lane, [...(lanes.get(lane) ?? []), topic]);
    return lanes;
  }

  onAdded(listener: (lane: string) => void): void {
    this.listeners.push(listener);
  }

  private laneOf(topic: string): string {
    return this.handlers.get(topic)?.lane ?? USUAL_LANE;
  }
}
