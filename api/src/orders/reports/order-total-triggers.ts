import type { QueryRunner } from 'typeorm';

import { searchStateSql } from '../order/search-state.js';

/** What the two dialects say differently. */
interface Words {
  /** The day in Colombia (UTC-5 all year) of a moment, as 'yyyy-mm-dd'. */
  day: (moment: string) => string;
  /** Whether two values are the same, null included. */
  same: (one: string, other: string) => string;
  /** What a trigger does for each row when a condition holds. */
  when: (condition: string, statement: string) => string;
}
const MARIADB: Words = {
  day: (moment) => `DATE_FORMAT(${moment} - INTERVAL 5 HOUR, '%Y-%m-%d')`,
  same: (one, other) => `${one} <=> ${other}`,
  when: (condition, statement) => `IF ${condition} THEN ${statement} END IF`,
};
const SQLITE: Words = {
  day: (moment) => `strftime('%Y-%m-%d', ${moment}, '-5 hours')`,
  same: (one, other) => `${one} IS ${other}`,
  when: (condition, statement) => `WHEN ${condition} BEGIN ${statement} END`,
};

/** The words of the connection's dialect. */
export const wordsOf = (type: string): Words => (type === 'better-sqlite3' ? SQLITE : MARIADB);

const TRIGGERS = [
  'orders_totals_insert',
  'orders_totals_update',
  'orders_totals_delete',
  'order_lines_totals_insert',
] as const;
const SEARCH_TRIGGER = 'orders_search_update';
/** Columns of an order whose change moves it from one total to another. */
const COUNTED = ['payment_method', 'is_paid', 'is_delivered', 'active', 'total_price', 'paid_at'];
/** Columns of an order that stand beside the terms by which it is found. */
const SEARCHED = ['is_paid', 'is_delivered', 'active', 'total_price'];

/** Day under which an order counts: of its payment, or of its placing while it is unpaid. */
export const orderDay = ({ day }: Words, row: string): string =>
  day(`COALESCE(${row}.paid_at, ${row}.created_at)`);

const count = (words: Words, row: 'OLD' | 'NEW', sign: '' | '-', when = '1 = 1'): string =>
  `INSERT INTO order_total_changes (day, payment_method, is_paid, is_delivered, active, orders, amount)
   SELECT ${orderDay(words, row)}, ${row}.payment_method, ${row}.is_paid, ${row}.is_delivered, ${row}.active,
     ${sign}1, ${sign}${row}.total_price FROM (SELECT 1 AS one) AS unit WHERE ${when};`;

const sell = (words: Words, row: 'OLD' | 'NEW', sign: '' | '-', when: string): string =>
  `INSERT INTO product_sale_changes (day, product_id, units, amount)
   SELECT ${orderDay(words, row)}, line.product_id, ${sign}line.quantity,
     ${sign}(line.unit_price * line.quantity + line.tax_price)
   FROM order_lines AS line WHERE line.order_id = ${row}.id AND ${row}.is_paid = 1 AND (${when});`;

const isChanged = ({ same }: Words, columns: readonly string[]): string =>
  `NOT (${columns.map((column) => same(`OLD.${column}`, `NEW.${column}`)).join(' AND ')})`;

function statements(words: Words): string[] {
  const changed = isChanged(words, COUNTED);
  const resold = `NOT (${words.same('OLD.is_paid', 'NEW.is_paid')} AND ${words.same('OLD.paid_at', 'NEW.paid_at')})`;
  const insert = count(words, 'NEW', '');
  const update = [
    count(words, 'OLD', '-', changed),
    count(words, 'NEW', '', changed),
    sell(words, 'OLD', '-', resold),
    sell(words, 'NEW', '', resold),
  ].join('\n');
  const remove = `${count(words, 'OLD', '-')}\n${sell(words, 'OLD', '-', '1 = 1')}`;
  // Lines follow their order: those of an order that was inserted as paid are sold at once.
  const line = `INSERT INTO product_sale_changes (day, product_id, units, amount)
    SELECT ${orderDay(words, 'parent')}, NEW.product_id, NEW.quantity, NEW.unit_price * NEW.quantity + NEW.tax_price
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
  for (const statement of statements(wordsOf(runner.connection.options.type))) await runner.query(statement);
}

/** Lets the database keep what stands beside an order's search terms, in the transaction of the order's change. */
export async function createSearchTrigger(runner: QueryRunner): Promise<void> {
  const words = wordsOf(runner.connection.options.type);
  const keep = `UPDATE order_search_terms SET state = ${searchStateSql('NEW')}, total = NEW.total_price
    WHERE order_id = NEW.id;`;
  await runner.query(
    `CREATE TRIGGER ${SEARCH_TRIGGER} AFTER UPDATE ON orders FOR EACH ROW
     ${words.when(isChanged(words, SEARCHED), keep)}`,
  );
}

/** Takes the trigger of {@link createSearchTrigger} away. */
export async function dropSearchTrigger(runner: QueryRunner): Promise<void> {
  await runner.query(`DROP TRIGGER IF EXISTS ${SEARCH_TRIGGER}`);
}

/** Creates all triggers of orders as they are now, see {@link dropOrderTriggers}. */
export async function createOrderTriggers(runner: QueryRunner): Promise<void> {
  await createTotalTriggers(runner);
  await createSearchTrigger(runner);
}

/**
 * Takes the triggers away. A later migration that changes the table `orders` wraps itself in this and
 * {@link createOrderTriggers}: on SQLite it would lose them, or be refused because of them.
 */
export async function dropOrderTriggers(runner: QueryRunner): Promise<void> {
  for (const name of TRIGGERS) await runner.query(`DROP TRIGGER IF EXISTS ${name}`);
  await dropSearchTrigger(runner);
}
