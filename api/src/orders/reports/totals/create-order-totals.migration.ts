import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';
import {
  createTotalTriggers,
  dialectOf,
  dropTotalTriggers,
  orderDay,
} from './order-total-triggers.frozen.js';

const totalKey = (isPrimary: boolean): TableColumnOptions[] => [
  tableColumns.varchar('day', 10, { isPrimary }),
  tableColumns.varchar('payment_method', 60, { isPrimary }),
  tableColumns.boolean('is_paid', { isPrimary }),
  tableColumns.boolean('is_delivered', { isPrimary }),
  tableColumns.boolean('active', { isPrimary }),
];
const saleKey = (isPrimary: boolean): TableColumnOptions[] => [
  tableColumns.varchar('day', 10, { isPrimary }),
  tableColumns.integer('product_id', { isPrimary }),
];
const totalSums = [tableColumns.integer('orders'), tableColumns.money('amount')];
const saleSums = [tableColumns.integer('units'), tableColumns.money('amount')];

const TABLES = [
  new Table({ name: 'order_totals', columns: [...totalKey(true), ...totalSums] }),
  new Table({
    name: 'order_total_changes',
    columns: [tableColumns.id(), ...totalKey(false), ...totalSums],
  }),
  new Table({ name: 'product_sales', columns: [...saleKey(true), ...saleSums] }),
  new Table({
    name: 'product_sale_changes',
    columns: [tableColumns.id(), ...saleKey(false), ...saleSums],
  }),
];

/** Totals of orders and of sold products by day, kept by triggers, with the orders that are there already. */
export class CreateOrderTotals1786000003000 implements MigrationInterface {
  name = 'CreateOrderTotals1786000003000';
  createsTriggers = true;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table, true);
    // What an interrupted run has counted already is counted anew.
    await dropTotalTriggers(runner);
    for (const { name } of TABLES) await runner.query(`DELETE FROM ${name}`);
    const day = orderDay(dialectOf(runner), 'o');
    await runner.query(
      `INSERT INTO order_total_changes (day, payment_method, is_paid, is_delivered, active, orders, amount)
       SELECT ${day}, o.payment_method, o.is_paid, o.is_delivered, o.active, COUNT(*), SUM(o.total_price)
       FROM orders AS o GROUP BY ${day}, o.payment_method, o.is_paid, o.is_delivered, o.active`,
    );
    await runner.query(
      `INSERT INTO product_sale_changes (day, product_id, units, amount)
       SELECT ${day}, line.product_id, SUM(line.quantity), SUM(line.unit_price * line.quantity + line.tax_price)
       FROM orders AS o JOIN order_lines AS line ON line.order_id = o.id
       WHERE o.is_paid = 1 GROUP BY ${day}, line.product_id`,
    );
    await createTotalTriggers(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTotalTriggers(runner);
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name, true);
  }
}
