import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns, dropExistingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const DETAILS = tableColumns.text('details', { isNullable: true });

/** What the label of a product says, and its other pictures, as one JSON text. */
export class AddProductDetails1804266001000 implements MigrationInterface {
  name = 'AddProductDetails1804266001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await addMissingColumns(queryRunner, 'products', [DETAILS]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropExistingColumns(queryRunner, 'products', [DETAILS.name]);
  }
}
