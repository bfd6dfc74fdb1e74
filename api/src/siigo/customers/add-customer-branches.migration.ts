import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

import {
  addMissingColumns,
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const TABLE = 'customers';
const BY_BRANCH = new TableIndex({
  name: 'customers_branch',
  columnNames: ['identification', 'branch_office'],
  isUnique: true,
});
const BY_IDENTIFICATION = new TableIndex({
  name: 'customers_identification',
  columnNames: ['identification'],
  isUnique: true,
});

/** Branches of one company are rows of their own. */
export class AddCustomerBranches1799960001000 implements MigrationInterface {
  name = 'AddCustomerBranches1799960001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, TABLE, [tableColumns.integer('branch_office', { default: '0' })]);
    await createMissingIndices(runner, TABLE, [BY_BRANCH]);
    await dropExistingIndices(runner, TABLE, [BY_IDENTIFICATION]);
  }

  /** Removes the rows of other branches, which are read from SIIGO again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM customers WHERE branch_office > 0');
    await createMissingIndices(runner, TABLE, [BY_IDENTIFICATION]);
    await dropExistingIndices(runner, TABLE, [BY_BRANCH]);
    await dropExistingColumns(runner, TABLE, ['branch_office']);
  }
}
