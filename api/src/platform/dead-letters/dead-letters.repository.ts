import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';

import { UnitOfWork } from '../database/index.js';
import { pageOf, sortOf } from '../http/index.js';
import { OutboxMessage } from '../outbox/index.js';
import type { DeadLetterListQuery } from './dead-letters.dto.js';

const DEAD = { done_at: IsNull(), dead_at: Not(IsNull()) };

@Injectable()
export class DeadLettersRepository {
  constructor(private readonly work: UnitOfWork) {}

  async list(query: DeadLetterListQuery): Promise<[OutboxMessage[], number]> {
    const { skip, take } = pageOf(query);
    const { direction } = sortOf(query.sort, '-deadAt');
    return this.work.manager.findAndCount(OutboxMessage, {
      where: { ...DEAD, ...(query.topic ? { topic: query.topic } : {}) },
      order: { dead_at: direction, id: direction },
      skip,
      take,
    });
  }

  find(ids: readonly number[]): Promise<OutboxMessage[]> {
    return this.work.manager.findBy(OutboxMessage, { ...DEAD, id: In([...ids]) });
  }

  /** @returns whether it was still given up */
  async change(id: number, change: Partial<OutboxMessage>): Promise<boolean> {
    const { affected } = await this.work.manager.update(OutboxMessage, { ...DEAD, id }, change);
    return affected === 1;
  }

  async countByTopic(): Promise<{ topic: string; count: number }[]> {
    const rows = await this.work.manager
      .createQueryBuilder(OutboxMessage, 'message')
      .select('message.topic', 'topic')
      .addSelect('COUNT(*)', 'count')
      .where('message.done_at IS NULL AND message.dead_at IS NOT NULL')
      .groupBy('message.topic')
      .getRawMany<{ topic: string; count: number | string }>();
    return rows.map(({ topic, count }) => ({ topic, count: Number(count) }));
  }

  async due(now: Date): Promise<{ topic: string; count: number; oldest: Date }[]> {
    const rows = await this.work.manager
      .createQueryBuilder(OutboxMessage, 'message')
      .select('message.topic', 'topic')
      .addSelect('COUNT(*)', 'count')
      .where('message.done_at IS NULL AND message.dead_at IS NULL AND message.available_at <= :now', { now })
      .groupBy('message.topic')
      .getRawMany<{ topic: string; count: number | string }>();
    return Promise.all(
      rows.map(async ({ topic, count }) => {
        const oldest = await this.oldestOf(topic);
        return { topic, count: Number(count), oldest: oldest?.available_at ?? now };
      }),
    );
  }

  private oldestOf(topic: string): Promise<OutboxMessage | null> {
    return this.work.manager.findOne(OutboxMessage, {
      where: { topic, done_at: IsNull(), dead_at: IsNull() },
      order: { available_at: 'ASC' },
    });
  }
}
