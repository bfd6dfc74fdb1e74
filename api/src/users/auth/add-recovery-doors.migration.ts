import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import {
  addMissingColumns,
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const { boolean, integer, varchar } = tableColumns;
const TABLE = 'recovery_codes';
const BY_USER = new TableIndex({ name: 'idx_recovery_codes_user', columnNames: ['user_id'] });
const UNIQUE = new TableIndex({
  name: 'uq_recovery_codes_user',
  columnNames: ['user_id'],
  isUnique: true,
});
const COLUMNS = [
  varchar('browser', 64, { default: "''" }),
  varchar('network', 64, { default: "''" }),
  boolean('is_long', { default: false }),
  integer('network_tries', { default: '0' }),
  integer('other_tries', { default: '0' }),
];

/** Several recovery codes of an account: one for each browser that asked, with tries for each way to them. */
export class AddRecoveryDoors1804693001000 implements MigrationInterface {
  name = 'AddRecoveryDoors1804693001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, TABLE, COLUMNS);
    await createMissingIndices(runner, TABLE, [BY_USER]);
    await dropExistingIndices(runner, TABLE, [UNIQUE]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ${TABLE}`);
    await createMissingIndices(runner, TABLE, [UNIQUE]);
    await dropExistingIndices(runner, TABLE, [BY_USER]);
    await dropExistingColumns(
      runner,
      TABLE,
      COLUMNS.map(({ name }) => name),
    );
  }
}
