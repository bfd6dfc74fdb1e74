import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns, dropExistingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const COLUMNS = [
  tableColumns.varchar('next_tax_classification', 20, { isNullable: true }),
  tableColumns.varchar('tax_change_on', 10, { isNullable: true }),
];

/** A change of a product's VAT class that holds from a day on. */
export class PlanVatClasses1799950001000 implements MigrationInterface {
  name = 'PlanVatClasses1799950001000';

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
