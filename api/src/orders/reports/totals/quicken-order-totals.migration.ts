import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isSqlite } from '#platform/schema/table-changes.js';
import { dialectOf, totalTriggers } from './order-total-triggers.frozen.js';

const REPLACED = ['orders_totals_insert', 'orders_totals_update'];
const COUNTED = ['payment_method', 'is_paid', 'is_delivered', 'active', 'total_price', 'paid_at'];
const SOLD = ['is_paid', 'paid_at'];

const dayOf = (row: string): string =>
  `DATE_FORMAT(COALESCE(${row}.paid_at, ${row}.created_at) - INTERVAL 5 HOUR, '%Y-%m-%d')`;

const isChanged = (columns: readonly string[]): string =>
  `NOT (${columns.map((column) => `OLD.${column} <=> NEW.${column}`).join(' AND ')})`;

const count = (...rows: readonly (readonly ['OLD' | 'NEW', '' | '-'])[]): string =>
  `INSERT INTO order_total_changes (day, payment_method, is_paid, is_delivered, active, orders, amount)
   VALUES ${rows
     .map(
       ([row, sign]) =>
         `(${dayOf(row)}, ${row}.payment_method, ${row}.is_paid, ${row}.is_delivered, ${row}.active, ${sign}1, ${sign}${row}.total_price)`,
     )
     .join(', ')};`;

const sell = (row: 'OLD' | 'NEW', sign: '' | '-'): string =>
  `IF ${row}.is_paid = 1 THEN INSERT INTO product_sale_changes (day, product_id, units, amount)
   SELECT ${dayOf(row)}, line.product_id, ${sign}line.quantity, ${sign}(line.unit_price * line.quantity + line.tax_price)
   FROM order_lines AS line WHERE line.order_id = ${row}.id; END IF;`;

const TRIGGERS = [
  `CREATE TRIGGER orders_totals_insert AFTER INSERT ON orders FOR EACH ROW BEGIN ${count(['NEW', ''])} END`,
  `CREATE TRIGGER orders_totals_update AFTER UPDATE ON orders FOR EACH ROW BEGIN
   IF ${isChanged(COUNTED)} THEN ${count(['OLD', '-'], ['NEW', ''])} END IF;
   IF ${isChanged(SOLD)} THEN ${sell('OLD', '-')} ${sell('NEW', '')} END IF; END`,
];

/**
 * Triggers of the totals that run no statement without rows. SQLite stays as it is, because its triggers have no IF;
 * so does MySQL, which can't replace a trigger without a moment in which changes are not counted.
 */
export class QuickenOrderTotals1804506001000 implements MigrationInterface {
  name = 'QuickenOrderTotals1804506001000';
  createsTriggers = true;

  up(runner: QueryRunner): Promise<void> {
    return replace(runner, TRIGGERS);
  }

  down(runner: QueryRunner): Promise<void> {
    const before = totalTriggers(dialectOf(runner));
    return replace(
      runner,
      before.filter((statement) => REPLACED.some((name) => statement.includes(` ${name} `))),
    );
  }
}

async function replace(runner: QueryRunner, triggers: readonly string[]): Promise<void> {
  if (isSqlite(runner) || !(await isMariaDb(runner))) return;
  for (const trigger of triggers) await runner.query(trigger.replace(/^CREATE/, 'CREATE OR REPLACE'));
}

async function isMariaDb(runner: QueryRunner): Promise<boolean> {
  const [row] = (await runner.query('SELECT VERSION() AS version')) as { version: string }[];
  return /mariadb/i.test(row?.version ?? '');
}
