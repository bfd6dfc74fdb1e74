import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { insertRows, UnitOfWork } from '../database/index.js';

/** Work that must not wait for each other stands in different lanes; within one it is done in order. */
export const USUAL_LANE = 'usual';

/** Does the work of one topic. It may be called again for the same message, so it must bear repetition. */
export type OutboxHandler<P = unknown> = (payload: P, messageId: number) => Promise<void>;

/** Records work that must happen once the transaction is committed: mails, calls to other systems, expiries. */
@Injectable()
export class Outbox {
  private readonly handlers = new Map<string, { handler: OutboxHandler; lane: string }>();
  private readonly listeners: ((lane: string) => void)[] = [];

  constructor(
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a message in the current transaction.
   * @param payload plain JSON data; no secrets that must not rest in the database
   * @param availableAt when the work is due; now when left out
   */
  async add(topic: string, payload: unknown, availableAt?: Date): Promise<void> {
    const now = this.clock.now();
    await insertRows(
      this.uow.manager,
      'outbox_messages (topic, payload, available_at, attempts, created_at)',
      [[topic, JSON.stringify(payload), availableAt ?? now, 0, now]],
    );
    if (!availableAt || availableAt <= now) {
      const lane = this.handlers.get(topic)?.lane ?? USUAL_LANE;
      this.uow.afterCommit(() => this.listeners.forEach((nudge) => nudge(lane)));
    }
  }

  /**
   * Registers the handler of a topic; called by modules at their start.
   * @param lane a lane of its own for work that may take minutes, so that mails do not wait for it
   */
  handle<P>(topic: string, handler: OutboxHandler<P>, lane = USUAL_LANE): void {
    if (this.handlers.has(topic)) throw new Error(`the topic ${topic} has a handler already`);
    this.handlers.set(topic, { handler: handler as OutboxHandler, lane });
  }

  handlerOf(topic: string): OutboxHandler | null {
    return this.handlers.get(topic)?.handler ?? null;
  }

  /** Every lane with its topics; what nobody handles is seen in the usual one. */
  lanes(): ReadonlyMap<string, readonly string[]> {
    const lanes = new Map<string, string[]>([[USUAL_LANE, []]]);
    for (const [topic, { lane }] of this.handlers) lanes.set(lane, [...(lanes.get(lane) ?? []), topic]);
    return lanes;
  }

  /** Called with its lane whenever new work is committed in this process. */
  onAdded(listener: (lane: string) => void): void {
    this.listeners.push(listener);
  }
}
