import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };
const OFF = { default: '0' };
const NONE = { default: 0 };

/** Zones with their places, closed days, and what orders booked of a day. */
export class CreateDelivery1806200001000 implements MigrationInterface {
  name = 'CreateDelivery1806200001000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'delivery_zones',
    columns: [
      tableColumns.id(),
      tableColumns.integer('version', { default: 1 }),
      tableColumns.varchar('name', 60),
      tableColumns.boolean('active', { default: '1' }),
      tableColumns.boolean('is_by_courier', OFF),
      tableColumns.boolean('is_cold', OFF),
      tableColumns.varchar('weekdays', 7),
      tableColumns.boolean('works_on_holidays', OFF),
      tableColumns.varchar('cut_off', 5),
      tableColumns.integer('lead_days'),
      tableColumns.money('price'),
      tableColumns.money('free_from', OPTIONAL),
      tableColumns.money('minimum', OPTIONAL),
      tableColumns.integer('capacity', OPTIONAL),
    ],
    indices: [{ name: 'delivery_zones_name', columnNames: ['name'], isUnique: true }],
  }),
  new Table({
    name: 'delivery_places',
    columns: [
      tableColumns.id(),
      tableColumns.integer('zone_id'),
      tableColumns.varchar('city_code', 5),
      tableColumns.varchar('neighbourhood', 60, { default: "''" }),
      tableColumns.boolean('is_excluded', OFF),
    ],
    indices: [
      { name: 'delivery_places_place', columnNames: ['city_code', 'neighbourhood'], isUnique: true },
      { name: 'delivery_places_zone', columnNames: ['zone_id'] },
    ],
  }),
  new Table({
    name: 'delivery_closed_days',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('day', 10),
      tableColumns.integer('zone_id', NONE),
      tableColumns.varchar('reason', 120),
    ],
    indices: [{ name: 'delivery_closed_days_day', columnNames: ['day', 'zone_id'], isUnique: true }],
  }),
  new Table({
    name: 'delivery_days',
    columns: [
      tableColumns.integer('zone_id', { isPrimary: true }),
      tableColumns.varchar('day', 10, { isPrimary: true }),
      tableColumns.integer('booked', NONE),
    ],
  }),
  new Table({
    name: 'delivery_bookings',
    columns: [
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.varchar('kind', 6),
      tableColumns.integer('zone_id', OPTIONAL),
      tableColumns.varchar('day', 10, OPTIONAL),
      tableColumns.integer('store_id', OPTIONAL),
      tableColumns.money('price'),
      tableColumns.boolean('is_held', { default: '1' }),
      tableColumns.boolean('needs_day', OFF),
      tableColumns.timestamp('created_at'),
    ],
    indices: [
      { name: 'delivery_bookings_day', columnNames: ['day', 'zone_id'] },
      { name: 'delivery_bookings_store', columnNames: ['store_id', 'kind'] },
    ],
  }),
];
