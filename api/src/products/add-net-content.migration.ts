import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns, dropExistingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const COLUMNS = [
  tableColumns.integer('net_content', { isNullable: true }),
  tableColumns.varchar('net_content_unit', 2, { isNullable: true }),
];

/** How much of a product is in one unit that is sold. */
export class AddNetContent1802100001000 implements MigrationInterface {
  name = 'AddNetContent1802100001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await addMissingColumns(queryRunner, 'products', COLUMNS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropExistingColumns(
      queryRunner,
      'products',
      COLUMNS.map(({ name }) => name),
    );
  }
}
