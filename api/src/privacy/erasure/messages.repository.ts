import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';

import { execute, UnitOfWork } from '#platform/database/index.js';
import { OutboxMessage } from '#platform/outbox/index.js';
import type { Person } from '#platform/personal-data/index.js';
import { SavedViewsEntity } from '#platform/saved-views/index.js';
import { escapeLike } from '#platform/text/index.js';

const PAGE = 500;
const CONTAINS = "payload LIKE ? ESCAPE '!'";

@Injectable()
export class MessagesRepository {
  constructor(private readonly work: UnitOfWork) {}

  async orderIdsOf(userId: number): Promise<ReadonlySet<number>> {
    const rows = await this.work.manager.query<{ id: number }[]>('SELECT id FROM orders WHERE user_id = ?', [
      userId,
    ]);
    return new Set(rows.map(({ id }) => Number(id)));
  }

  async *readBatches(topics: readonly string[]): AsyncIterable<OutboxMessage[]> {
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const page = await this.work.manager.find(OutboxMessage, {
        where: { topic: In([...topics]), id: LessThan(before) },
        order: { id: 'DESC' },
        take: PAGE,
      });
      const last = page.at(-1);
      if (!last) return;
      yield page;
      before = last.id;
    }
  }

  async eraseViews(userId: number): Promise<void> {
    await this.work.manager.delete(SavedViewsEntity, { userId });
  }

  /** Deletes messages naming the account or its e-mail; with a verified e-mail also those of other modules. */
  async erase({ id, email, ownsEmail }: Person): Promise<void> {
    const written = `%${escapeLike(JSON.stringify(email))}%`;
    const named = [`%"userId":${id},%`, `%"userId":${id}}%`, `{"id":${id},%`, written];
    await execute(
      this.work.manager,
      `DELETE FROM outbox_messages WHERE topic LIKE 'users.%' AND (${named.map(() => CONTAINS).join(' OR ')})`,
      named,
    );
    if (ownsEmail)
      await execute(this.work.manager, `DELETE FROM outbox_messages WHERE ${CONTAINS}`, [written]);
  }
}
