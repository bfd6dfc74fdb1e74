import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import { createMissingIndices, dropExistingIndices, isSqlite } from '#platform/schema/table-changes.js';

const INDEX = new TableIndex({ name: 'order_holds_end', columnNames: ['ends_at'] });

/** Keeps the end of every reservation, which the list of orders filters by; those that run stand in the outbox. */
export class KeepHoldEnds1799900001000 implements MigrationInterface {
  name = 'KeepHoldEnds1799900001000';

  async up(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, 'order_holds', [INDEX]);
    await runner.query(
      `INSERT ${isSqlite(runner) ? 'OR IGNORE' : 'IGNORE'} INTO order_holds (order_id, ends_at)
       SELECT JSON_EXTRACT(payload, '$.orderId'), MAX(available_at) FROM outbox_messages
       WHERE topic = 'order-hold-ends' AND done_at IS NULL GROUP BY JSON_EXTRACT(payload, '$.orderId')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'order_holds', [INDEX]);
  }
}
