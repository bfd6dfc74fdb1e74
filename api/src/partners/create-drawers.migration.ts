import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const FIRST = 'Caja 1';
const FACTORY = 0;

/** Cash drawers by store; each store and the factory get one. */
export class CreateDrawers1806100001000 implements MigrationInterface {
  name = 'CreateDrawers1806100001000';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await runner.query(
      `INSERT INTO drawers (store_id, name, active)
       SELECT place.id, '${FIRST}', 1 FROM (SELECT id FROM stores UNION SELECT ${FACTORY} AS id) place
       WHERE NOT EXISTS (SELECT 1 FROM drawers known WHERE known.store_id = place.id)`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'drawers',
    columns: [
      tableColumns.id(),
      tableColumns.integer('store_id'),
      tableColumns.varchar('name', 60),
      tableColumns.boolean('active', { default: '1' }),
    ],
    indices: [{ name: 'drawers_name', columnNames: ['store_id', 'name'], isUnique: true }],
  }),
];
