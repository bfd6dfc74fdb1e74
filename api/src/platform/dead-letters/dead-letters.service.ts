import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../access/index.js';
import { Audit } from '../audit/index.js';
import { Clock } from '../clock/index.js';
import { UnitOfWork } from '../database/index.js';
import { Outbox, orderOf, type OutboxMessage } from '../outbox/index.js';
import type { DeadLetterDto, DeadLetterListQuery } from './dead-letters.dto.js';
import { DeadLettersRepository } from './dead-letters.repository.js';

@Injectable()
export class DeadLettersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly letters: DeadLettersRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(query: DeadLetterListQuery): Promise<{ rows: DeadLetterDto[]; total: number }> {
    const [messages, total] = await this.letters.list(query);
    return { rows: messages.map(letterView), total };
  }

  /** @returns how many were still given up */
  async retry(ids: readonly number[], user: RequestUser): Promise<number> {
    const change = { dead_at: null, attempts: 0, available_at: this.clock.now() };
    const topics = await this.change(ids, change, (id) =>
      this.recordAction(id, user, 'outbox.retried', 'retried'),
    );
    this.outbox.nudge(topics);
    return topics.length;
  }

  /** @returns how many were still given up */
  async discard(ids: readonly number[], reason: string, user: RequestUser): Promise<number> {
    const change = { done_at: this.clock.now() };
    const topics = await this.change(ids, change, (id) =>
      this.recordAction(id, user, 'outbox.discarded', 'discarded', reason),
    );
    return topics.length;
  }

  /** Runs in one transaction. @returns topics of the changed messages */
  private change(
    ids: readonly number[],
    change: Partial<OutboxMessage>,
    recordAudit: (message: OutboxMessage) => Promise<void>,
  ): Promise<string[]> {
    return this.work.run(async () => {
      const topics: string[] = [];
      for (const message of await this.letters.find(ids)) {
        if (!(await this.letters.change(message.id, change))) continue;
        await recordAudit(message);
        topics.push(message.topic);
      }
      return topics;
    });
  }

  private recordAction(
    { id, topic, payload, attempts }: OutboxMessage,
    user: RequestUser,
    action: AuditedAction,
    state: string,
    reason?: string,
  ): Promise<void> {
    const about = { topic, orderId: orderOf(payload), attempts };
    return this.audit.record({
      actorId: user.id,
      action,
      subject: 'message',
      subjectId: id,
      before: { ...about, state: 'dead' },
      after: { ...about, state, ...(reason === undefined ? {} : { reason }) },
    });
  }
}

const letterView = (message: OutboxMessage): DeadLetterDto => ({
  id: message.id,
  topic: message.topic,
  orderId: orderOf(message.payload),
  failure: message.failure ?? 'unexpected',
  attempts: message.attempts,
  createdAt: message.created_at.toISOString(),
  deadAt: (message.dead_at ?? message.created_at).toISOString(),
});
