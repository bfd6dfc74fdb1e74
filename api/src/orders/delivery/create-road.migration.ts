import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };
const FIRST_VERSION = { default: 1 };

/** Steps of an order between the store room and the buyer, routes with their stops, and pictures of deliveries. */
export class CreateRoad1806200002000 implements MigrationInterface {
  name = 'CreateRoad1806200002000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'order_progress',
    columns: [
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.varchar('state', 12),
      tableColumns.integer('version', FIRST_VERSION),
      tableColumns.timestamp('packed_at', OPTIONAL),
      tableColumns.timestamp('sent_at', OPTIONAL),
      tableColumns.timestamp('received_at', OPTIONAL),
      tableColumns.timestamp('failed_at', OPTIONAL),
      tableColumns.timestamp('back_at', OPTIONAL),
      tableColumns.varchar('received_by', 100, OPTIONAL),
      tableColumns.varchar('reason', 200, OPTIONAL),
      tableColumns.integer('decicelsius', OPTIONAL),
      tableColumns.varchar('photo', 32, OPTIONAL),
    ],
    indices: [{ name: 'order_progress_state', columnNames: ['state'] }],
  }),
  new Table({
    name: 'delivery_routes',
    columns: [
      tableColumns.id(),
      tableColumns.integer('version', FIRST_VERSION),
      tableColumns.varchar('day', 10),
      tableColumns.varchar('driver_name', 60),
      tableColumns.timestamp('left_at', OPTIONAL),
      tableColumns.varchar('link_hash', 64, OPTIONAL),
      tableColumns.timestamp('link_ends_at', OPTIONAL),
      tableColumns.timestamp('created_at'),
    ],
    indices: [
      { name: 'delivery_routes_day', columnNames: ['day'] },
      { name: 'delivery_routes_link', columnNames: ['link_hash'], isUnique: true },
    ],
  }),
  new Table({
    name: 'delivery_stops',
    columns: [
      tableColumns.integer('route_id', { isPrimary: true }),
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.integer('position'),
      tableColumns.integer('open_order', OPTIONAL),
      tableColumns.timestamp('proved_at', OPTIONAL),
    ],
    indices: [
      { name: 'delivery_stops_open', columnNames: ['open_order'], isUnique: true },
      { name: 'delivery_stops_order', columnNames: ['order_id'] },
    ],
  }),
  new Table({
    name: 'delivery_photos',
    columns: [
      tableColumns.varchar('id', 32, { isPrimary: true }),
      tableColumns.integer('part', { isPrimary: true }),
      tableColumns.integer('order_id'),
      { name: 'bytes', type: 'blob' },
      tableColumns.timestamp('created_at'),
    ],
    indices: [
      { name: 'delivery_photos_order', columnNames: ['order_id'] },
      { name: 'delivery_photos_created', columnNames: ['created_at'] },
    ],
  }),
];
