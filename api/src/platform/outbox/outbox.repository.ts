import type { MessageFailure } from '@lacteos/contracts/reference/messages';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';

import { Clock } from '../clock/index.js';
import {
  execute,
  insertionOf,
  placeholdersFor,
  type Read,
  selectEntities,
  type Statement,
  UnitOfWork,
} from '../database/index.js';
import { BatchQueue } from '../http/index.js';
import type { Origin } from '../origin/index.js';
import { OutboxMessage } from './outbox-message.entity.js';

export interface TopicChoice {
  isIn: boolean;
  topics: readonly string[];
}
export interface Lease {
  name: string;
  now: Date;
  until: Date;
}

interface NewRow {
  topic: string;
  payload: string;
  availableAt: Date;
}
interface Done {
  id: number;
  name: string;
}

const INTO_MESSAGES =
  'outbox_messages (topic, payload, available_at, attempts, created_at, request_id, traceparent)';

@Injectable()
export class OutboxRepository {
  private readonly together = new BatchQueue((done: readonly Done[]) => this.recordDone(done));

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  buildAdd(messages: readonly NewRow[], { requestId, traceparent }: Origin, now: Date): Statement {
    return insertionOf(
      INTO_MESSAGES,
      messages.map(({ topic, payload, availableAt }) => [
        topic,
        payload,
        availableAt,
        0,
        now,
        requestId,
        traceparent,
      ]),
    );
  }

  buildAddFor(
    rows: Read,
    { topic, payload, availableAt }: NewRow,
    { requestId, traceparent }: Origin,
    now: Date,
  ): Statement {
    const values = [topic, payload, availableAt, 0, now, requestId, traceparent];
    return {
      sql: `INSERT INTO ${INTO_MESSAGES} SELECT ${placeholdersFor(values)} ${rows.sql}`,
      values: [...values, ...rows.values],
    };
  }

  /** Oldest first; may return fewer when another process was faster. */
  async claim(choice: TopicChoice, { name, now, until }: Lease, limit: number): Promise<OutboxMessage[]> {
    // Sorted like the index, so that waiting messages cost nothing.
    const due = await this.due(now, choice, limit);
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const { affected } = await execute(
      this.work.manager,
      `UPDATE outbox_messages SET claimed_by = ?, claimed_until = ?
       WHERE id IN (${placeholdersFor(ids)}) AND done_at IS NULL AND dead_at IS NULL AND (claimed_until IS NULL OR claimed_until <= ?)`,
      [name, until, ...ids, now],
    );
    if (affected === due.length) return due;
    const mine = { id: In(ids), claimed_by: name, claimed_until: until, done_at: IsNull() };
    return affected === 0
      ? []
      : this.work.manager.find(OutboxMessage, { where: mine, order: { available_at: 'ASC', id: 'ASC' } });
  }

  isWaiting(topic: string, exceptId: number | null): Promise<boolean> {
    const waiting = { topic, done_at: IsNull(), dead_at: IsNull() };
    return this.work.manager.existsBy(
      OutboxMessage,
      exceptId === null ? waiting : { ...waiting, id: Not(exceptId) },
    );
  }

  async renew(ids: readonly number[], { name, until }: Lease): Promise<void> {
    await this.work.manager.update(
      OutboxMessage,
      { id: In([...ids]), claimed_by: name, done_at: IsNull() },
      { claimed_until: until },
    );
  }

  async releaseLease(ids: readonly number[], name: string): Promise<void> {
    await this.work.manager.update(
      OutboxMessage,
      { id: In([...ids]), claimed_by: name, done_at: IsNull() },
      { claimed_by: null, claimed_until: null },
    );
  }

  /** Only while the lease is held. Messages done at the same moment share a statement and its commit. */
  finishDone(id: number, name: string): Promise<void> {
    return this.together.add({ id, name });
  }

  async finishFailed(id: number, name: string, change: Partial<OutboxMessage>): Promise<void> {
    await this.work.manager.update(
      OutboxMessage,
      { id, claimed_by: name },
      { ...change, claimed_by: null, claimed_until: null },
    );
  }

  async giveUp(topics: readonly string[], before: Date, failure: MessageFailure, now: Date): Promise<number> {
    if (topics.length === 0) return 0;
    const { affected } = await this.work.manager.update(
      OutboxMessage,
      { topic: In([...topics]), created_at: LessThanOrEqual(before), done_at: IsNull(), dead_at: IsNull() },
      { dead_at: now, failure, claimed_by: null, claimed_until: null },
    );
    return affected ?? 0;
  }

  /** Oldest first. @returns number of deleted messages */
  async deleteDoneBefore(before: Date, limit: number): Promise<number> {
    const rows = await this.work.manager
      .createQueryBuilder(OutboxMessage, 'message')
      .select(['message.id'])
      .where('message.done_at < :before', { before })
      .orderBy('message.done_at')
      .limit(limit)
      .getMany();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await execute(
        this.work.manager,
        `DELETE FROM outbox_messages WHERE id IN (${placeholdersFor(ids)})`,
        ids,
      );
    return ids.length;
  }

  private async recordDone(done: readonly Done[]): Promise<void> {
    const at = this.clock.now();
    for (const name of new Set(done.map((each) => each.name))) {
      const ids = done.filter((each) => each.name === name).map(({ id }) => id);
      await execute(
        this.work.manager,
        `UPDATE outbox_messages
         SET done_at = ?, last_error = NULL, failure = NULL, claimed_by = NULL, claimed_until = NULL
         WHERE id IN (${placeholdersFor(ids)}) AND claimed_by = ?`,
        [at, ...ids, name],
      );
    }
  }

  private due(now: Date, { isIn, topics }: TopicChoice, limit: number): Promise<OutboxMessage[]> {
    const isOfTopics =
      topics.length === 0 ? String(!isIn) : `topic ${isIn ? '' : 'NOT '}IN (${placeholdersFor(topics)})`;
    return selectEntities(
      this.work.manager,
      OutboxMessage,
      `WHERE done_at IS NULL AND dead_at IS NULL AND available_at <= ? AND (claimed_until IS NULL OR claimed_until <= ?)
       AND ${isOfTopics} ORDER BY available_at, id LIMIT ?`,
      [now, now, ...topics, limit],
    );
  }
}
