import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { addMissingColumns, dropExistingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const CURRENT = tableColumns.money('cost', { isNullable: true });
const COSTS = new Table({
  name: 'product_costs',
  columns: [
    tableColumns.integer('product_id', { isPrimary: true }),
    tableColumns.timestamp('valid_from', { isPrimary: true }),
    tableColumns.timestamp('valid_until', { isNullable: true }),
    tableColumns.money('cost', { isNullable: true }),
    tableColumns.integer('actor_id', { isNullable: true }),
    tableColumns.timestamp('at'),
  ],
});

/** What a unit costs the shop, from a day on, and the cost of today. */
export class CreateProductCosts1803590002000 implements MigrationInterface {
  name = 'CreateProductCosts1803590002000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'products', [CURRENT]);
    await runner.createTable(COSTS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(COSTS, true);
    await dropExistingColumns(runner, 'products', [CURRENT.name]);
  }
}
