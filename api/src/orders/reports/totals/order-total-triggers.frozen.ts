import type { QueryRunner } from 'typeorm';

import { isSqlite } from '#platform/schema/table-changes.js';

/** What the two dialects say differently. */
interface Dialect {
  /** The day in Colombia (UTC-5 all year) of a moment, as 'yyyy-mm-dd'. */
  day: (moment: string) => string;
  /** Whether two values are the same, null included. */
  same: (one: string, other: string) => string;
}
const MARIADB: Dialect = {
  day: (moment) => `DATE_FORMAT(${moment} - INTERVAL 5 HOUR, '%Y-%m-%d')`,
  same: (one, other) => `${one} <=> ${other}`,
};
const SQLITE: Dialect = {
  day: (moment) => `strftime('%Y-%m-%d', ${moment}, '-5 hours')`,
  same: (one, other) => `${one} IS ${other}`,
};

/** The dialect of a connection. */
export const dialectOf = (runner: QueryRunner): Dialect => (isSqlite(runner) ? SQLITE : MARIADB);

const TRIGGERS = [
  'orders_totals_insert',
  'orders_totals_update',
  'orders_totals_delete',
  'order_lines_totals_insert',
] as const;
/** Columns of an order whose change moves it from one total to another. */
const COUNTED = ['payment_method', 'is_paid', 'is_delivered', 'active', 'total_price', 'paid_at'];

/** Day under which an order counts: of its payment, or of its placing while it is unpaid. */
export const orderDay = ({ day }: Dialect, row: string): string =>
  day(`COALESCE(${row}.paid_at, ${row}.created_at)`);

const count = (dialect: Dialect, row: 'OLD' | 'NEW', sign: '' | '-', when = '1 = 1'): string =>
  `INSERT INTO order_total_changes (day, payment_method, is_paid, is_delivered, active, orders, amount)
   SELECT ${orderDay(dialect, row)}, ${row}.payment_method, ${row}.is_paid, ${row}.is_delivered, ${row}.active,
     ${sign}1, ${sign}${row}.total_price FROM (SELECT 1 AS one) AS unit WHERE ${when};`;

const sell = (dialect: Dialect, row: 'OLD' | 'NEW', sign: '' | '-', when: string): string =>
  `INSERT INTO product_sale_changes (day, product_id, units, amount)
   SELECT ${orderDay(dialect, row)}, line.product_id, ${sign}line.quantity,
     ${sign}(line.unit_price * line.quantity + line.tax_price)
   FROM order_lines AS line WHERE line.order_id = ${row}.id AND ${row}.is_paid = 1 AND (${when});`;

const isChanged = ({ same }: Dialect, columns: readonly string[]): string =>
  `NOT (${columns.map((column) => same(`OLD.${column}`, `NEW.${column}`)).join(' AND ')})`;

/** What makes the triggers. */
export function totalTriggers(dialect: Dialect): string[] {
  const changed = isChanged(dialect, COUNTED);
  const resold = `NOT (${dialect.same('OLD.is_paid', 'NEW.is_paid')} AND ${dialect.same('OLD.paid_at', 'NEW.paid_at')})`;
  const insert = count(dialect, 'NEW', '');
  const update = [
    count(dialect, 'OLD', '-', changed),
    count(dialect, 'NEW', '', changed),
    sell(dialect, 'OLD', '-', resold),
    sell(dialect, 'NEW', '', resold),
  ].join('\n');
  const remove = `${count(dialect, 'OLD', '-')}\n${sell(dialect, 'OLD', '-', '1 = 1')}`;
  // Lines follow their order: those of an order that was inserted as paid are sold at once.
  const line = `INSERT INTO product_sale_changes (day, product_id, units, amount)
    SELECT ${orderDay(dialect, 'parent')}, NEW.product_id, NEW.quantity, NEW.unit_price * NEW.quantity + NEW.tax_price
    FROM orders AS parent WHERE parent.id = NEW.order_id AND parent.is_paid = 1;`;
  return [
    `CREATE TRIGGER orders_totals_insert AFTER INSERT ON orders FOR EACH ROW BEGIN ${insert} END`,
    `CREATE TRIGGER orders_totals_update AFTER UPDATE ON orders FOR EACH ROW BEGIN ${update} END`,
    `CREATE TRIGGER orders_totals_delete AFTER DELETE ON orders FOR EACH ROW BEGIN ${remove} END`,
    `CREATE TRIGGER order_lines_totals_insert AFTER INSERT ON order_lines FOR EACH ROW BEGIN ${line} END`,
  ];
}

/** Lets the database note every change of an order that moves a total, in the transaction of the change. */
export async function createTotalTriggers(runner: QueryRunner): Promise<void> {
  await dropTotalTriggers(runner);
  for (const statement of totalTriggers(dialectOf(runner))) await runner.query(statement);
}

/** Takes the triggers of {@link createTotalTriggers} away. */
export async function dropTotalTriggers(runner: QueryRunner): Promise<void> {
  for (const name of TRIGGERS) await runner.query(`DROP TRIGGER IF EXISTS ${name}`);
}
