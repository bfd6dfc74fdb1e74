import type { MigrationInterface, QueryRunner } from 'typeorm';

import { insertMissingRows } from '#platform/schema/table-changes.js';

/** Payments from bank to bank by the shop's key. */
export class AddBreB1806400450000 implements MigrationInterface {
  name = 'AddBreB1806400450000';

  up(runner: QueryRunner): Promise<void> {
    return insertMissingRows(runner, 'payment_types (id, name, for_customers, registration_only)', [
      [12, 'Bre-B', 0, 0],
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM payment_types WHERE id = 12');
  }
}
