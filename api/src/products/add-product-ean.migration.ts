import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import {
  addMissingColumns,
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const INDICES = [new TableIndex({ name: 'products_ean', columnNames: ['ean'], isUnique: true })];

/** Bar code of the package, which a till scans. */
export class AddProductEan1804900003000 implements MigrationInterface {
  name = 'AddProductEan1804900003000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'products', [tableColumns.varchar('ean', 14, { isNullable: true })]);
    await createMissingIndices(runner, 'products', INDICES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'products', INDICES);
    await dropExistingColumns(runner, 'products', ['ean']);
  }
}
