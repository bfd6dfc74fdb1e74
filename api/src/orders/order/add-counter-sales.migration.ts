import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import {
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';

/** `ALTER TABLE` by hand: TypeORM's loses the table's triggers. */
const COLUMNS = { shift_id: 'integer NULL', return_code: 'varchar(8) NULL' } as const;
const INDICES = [
  new TableIndex({ name: 'orders_return_code', columnNames: ['return_code'], isUnique: true }),
  new TableIndex({ name: 'orders_shift', columnNames: ['shift_id'] }),
];

/** Sales over the counter: the shift that sold, and the code on the receipt. */
export class AddCounterSales1804900001000 implements MigrationInterface {
  name = 'AddCounterSales1804900001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(COLUMNS))
      if (!(await runner.hasColumn('orders', column)))
        await runner.query(`ALTER TABLE orders ADD COLUMN ${column} ${type}`);
    await createMissingIndices(runner, 'orders', INDICES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'orders', INDICES);
    await dropExistingColumns(runner, 'orders', Object.keys(COLUMNS));
  }
}
