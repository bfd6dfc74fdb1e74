import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables, isSqlite } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';
const TRIGGERS = [
  'orders_totals_insert',
  'orders_totals_update',
  'orders_totals_delete',
  'order_lines_totals_insert',
];
/** Totals of orders and of sold products by day, kept by triggers, and the weekly mail. */
export class CreateReports1786000003000 implements MigrationInterface {
  name = 'CreateReports1786000003000';
  createsTriggers = true;

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await dropTriggers(runner);
    for (const statement of totalTriggers(runner)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTriggers(runner);
    await dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'order_totals',
    columns: [
      tableColumns.varchar('day', 10, { isPrimary: true }),
      tableColumns.varchar('payment_method', 60, { isPrimary: true }),
      tableColumns.boolean('is_paid', { isPrimary: true }),
      tableColumns.boolean('is_delivered', { isPrimary: true }),
      tableColumns.boolean('active', { isPrimary: true }),
      tableColumns.integer('orders'),
      tableColumns.money('amount'),
    ],
    indices: [
      {
        name: 'order_totals_by_method',
        columnNames: ['payment_method', 'day', 'is_paid', 'is_delivered', 'active', 'orders', 'amount'],
      },
    ],
  }),
  new Table({
    name: 'order_total_changes',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('day', 10),
      tableColumns.varchar('payment_method', 60),
      tableColumns.boolean('is_paid'),
      tableColumns.boolean('is_delivered'),
      tableColumns.boolean('active'),
      tableColumns.integer('orders'),
      tableColumns.money('amount'),
    ],
  }),
  new Table({
    name: 'product_sales',
    columns: [
      tableColumns.varchar('day', 10, { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.integer('units'),
      tableColumns.money('amount'),
    ],
  }),
  new Table({
    name: 'product_sale_changes',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('day', 10),
      tableColumns.integer('product_id'),
      tableColumns.integer('units'),
      tableColumns.money('amount'),
    ],
  }),
  new Table({
    name: 'weekly_mails',
    columns: [
      tableColumns.varchar('week', 10, { isPrimary: true }),
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.timestamp('at'),
    ],
  }),
  new Table({
    name: 'weekly_mail_recipients',
    columns: [tableColumns.integer('user_id', { isPrimary: true }), tableColumns.timestamp('since')],
  }),
];

async function dropTriggers(runner: QueryRunner): Promise<void> {
  for (const name of TRIGGERS) await runner.query(`DROP TRIGGER IF EXISTS ${name}`);
}

type OrderRow = 'OLD' | 'NEW' | 'parent';
type Sign = '' | '-';

const COUNT =
  'INSERT INTO order_total_changes (day, payment_method, is_paid, is_delivered, active, orders, amount)';
const SELL = 'INSERT INTO product_sale_changes (day, product_id, units, amount)';
/** Columns of an order whose change moves it from one total to another, and those that move its sales. */
const COUNTED = ['payment_method', 'is_paid', 'is_delivered', 'active', 'total_price', 'paid_at'];
const SOLD = ['is_paid', 'paid_at'];

/** Lets the database note every change of an order that moves a total, in the transaction of the change. */
function totalTriggers(runner: QueryRunner): string[] {
  const isFile = isSqlite(runner);
  /** The day in Colombia (UTC-5 all year) of an order's payment, or of its placing while it is unpaid. */
  const day = (row: OrderRow): string => {
    const moment = `COALESCE(${row}.paid_at, ${row}.created_at)`;
    return isFile
      ? `strftime('%Y-%m-%d', ${moment}, '-5 hours')`
      : `DATE_FORMAT(${moment} - INTERVAL 5 HOUR, '%Y-%m-%d')`;
  };
  const equals = isFile ? 'IS' : '<=>';
  const isChanged = (columns: readonly string[]): string =>
    `NOT (${columns.map((column) => `OLD.${column} ${equals} NEW.${column}`).join(' AND ')})`;

  const counted = (row: OrderRow, sign: Sign): string =>
    `${day(row)}, ${row}.payment_method, ${row}.is_paid, ${row}.is_delivered, ${row}.active, ${sign}1, ${sign}${row}.total_price`;
  const countWhere = (row: OrderRow, sign: Sign, condition = '1 = 1'): string =>
    `${COUNT} SELECT ${counted(row, sign)} FROM (SELECT 1 AS one) AS unit WHERE ${condition};`;
  const sold = (row: OrderRow, sign: Sign): string =>
    `${SELL} SELECT ${day(row)}, line.product_id, ${sign}line.quantity,
       ${sign}(line.unit_price * line.quantity + line.tax_price)
     FROM order_lines AS line WHERE line.order_id = ${row}.id`;
  const sellWhere = (row: OrderRow, sign: Sign, condition = '1 = 1'): string =>
    `${sold(row, sign)} AND ${row}.is_paid = 1 AND (${condition});`;
  const sellPaid = (row: OrderRow, sign: Sign): string =>
    `IF ${row}.is_paid = 1 THEN ${sold(row, sign)}; END IF;`;

  const insert = isFile ? countWhere('NEW', '') : `${COUNT} VALUES (${counted('NEW', '')});`;
  // SQLite's triggers have no IF.
  const update = isFile
    ? `${countWhere('OLD', '-', isChanged(COUNTED))} ${countWhere('NEW', '', isChanged(COUNTED))}
       ${sellWhere('OLD', '-', isChanged(SOLD))} ${sellWhere('NEW', '', isChanged(SOLD))}`
    : `IF ${isChanged(COUNTED)} THEN ${COUNT} VALUES (${counted('OLD', '-')}), (${counted('NEW', '')}); END IF;
       IF ${isChanged(SOLD)} THEN ${sellPaid('OLD', '-')} ${sellPaid('NEW', '')} END IF;`;
  const remove = `${countWhere('OLD', '-')} ${sellWhere('OLD', '-')}`;
  // Lines follow their order: those of an order that was inserted as paid are sold at once.
  const line = `${SELL} SELECT ${day('parent')}, NEW.product_id, NEW.quantity, NEW.unit_price * NEW.quantity + NEW.tax_price
    FROM orders AS parent WHERE parent.id = NEW.order_id AND parent.is_paid = 1;`;
  return [
    `CREATE TRIGGER orders_totals_insert AFTER INSERT ON orders FOR EACH ROW BEGIN ${insert} END`,
    `CREATE TRIGGER orders_totals_update AFTER UPDATE ON orders FOR EACH ROW BEGIN ${update} END`,
    `CREATE TRIGGER orders_totals_delete AFTER DELETE ON orders FOR EACH ROW BEGIN ${remove} END`,
    `CREATE TRIGGER order_lines_totals_insert AFTER INSERT ON order_lines FOR EACH ROW BEGIN ${line} END`,
  ];
}
