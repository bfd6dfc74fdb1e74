import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables, isSqlite } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

const TRIGGER = 'orders_search_update';
/** Columns of an order that stand beside the terms by which it is found. */
const SEARCHED = ['is_paid', 'is_delivered', 'active', 'total_price'];

/** Orders with what belongs to them: lines, timeline, holds, search terms, withholdings, credits and returns. */
export class CreateOrders1780000004000 implements MigrationInterface {
  name = 'CreateOrders1780000004000';
  createsTriggers = true;

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await createSearchTrigger(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER IF EXISTS ${TRIGGER}`);
    await dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'orders',
    columns: [
      tableColumns.id(),
      tableColumns.integer('user_id'),
      tableColumns.integer('store_id'),
      tableColumns.varchar('idempotency_key', 100),
      tableColumns.varchar('request_hash', 64),
      tableColumns.varchar('n_document', 50),
      tableColumns.text('shipping_address'),
      tableColumns.text('customer', OPTIONAL),
      tableColumns.varchar('payment_method', 60),
      tableColumns.integer('payment_id'),
      tableColumns.money('items_price'),
      tableColumns.money('tax_price'),
      tableColumns.money('shipping_price'),
      tableColumns.money('total_price'),
      tableColumns.boolean('all_taxed'),
      tableColumns.boolean('is_paid', { default: '0' }),
      tableColumns.timestamp('paid_at', OPTIONAL),
      tableColumns.text('payment_result', OPTIONAL),
      tableColumns.boolean('is_delivered', { default: '0' }),
      tableColumns.timestamp('delivered_at', OPTIONAL),
      tableColumns.text('delivery', OPTIONAL),
      tableColumns.boolean('active', { default: '1' }),
      tableColumns.boolean('is_invoice', { default: '0' }),
      tableColumns.varchar('id_invoice', 64, OPTIONAL),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('stock_released_at', OPTIONAL),
      tableColumns.boolean('paid_without_stock', { default: '0' }),
      tableColumns.varchar('payment_alert', 40, OPTIONAL),
      tableColumns.integer('terms_version', OPTIONAL),
      tableColumns.varchar('terms_hash', 64, OPTIONAL),
      tableColumns.integer('lock_count', { default: '0' }),
      tableColumns.varchar('invoice_state', 12, { default: "'none'" }),
    ],
    indices: [
      { name: 'orders_idempotency', columnNames: ['user_id', 'idempotency_key'], isUnique: true },
      { name: 'orders_created', columnNames: ['created_at', 'id'] },
      { name: 'orders_of_user', columnNames: ['user_id', 'created_at'] },
      { name: 'orders_of_store', columnNames: ['store_id', 'created_at'] },
      { name: 'orders_paid', columnNames: ['is_paid', 'is_delivered', 'created_at'] },
      { name: 'orders_method', columnNames: ['payment_method', 'paid_at'] },
      { name: 'orders_paid_at', columnNames: ['paid_at'] },
      { name: 'orders_document', columnNames: ['n_document'] },
      { name: 'orders_without_stock', columnNames: ['paid_without_stock', 'created_at'] },
      { name: 'orders_payment_alert', columnNames: ['payment_alert', 'created_at'] },
      { name: 'orders_total', columnNames: ['total_price'] },
      { name: 'orders_delivered_at', columnNames: ['delivered_at'] },
      { name: 'orders_method_created', columnNames: ['payment_method', 'created_at'] },
      { name: 'orders_active', columnNames: ['active', 'created_at'] },
      { name: 'orders_paid_created', columnNames: ['is_paid', 'created_at'] },
      {
        name: 'orders_to_invoice',
        columnNames: ['is_invoice', 'is_paid', 'active', 'created_at', 'total_price'],
      },
      {
        name: 'orders_sold',
        columnNames: ['active', 'is_paid', 'paid_at', 'store_id', 'n_document', 'total_price'],
      },
      { name: 'orders_invoice_state', columnNames: ['invoice_state', 'created_at'] },
    ],
  }),
  new Table({
    name: 'order_lines',
    columns: [
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.integer('quantity'),
      tableColumns.money('unit_price'),
      tableColumns.varchar('tax_classification', 20),
      tableColumns.integer('tax_percent'),
      tableColumns.money('tax_price'),
      tableColumns.varchar('product_name', 120),
    ],
    foreignKeys: [
      {
        name: 'order_lines_order',
        columnNames: ['order_id'],
        referencedTableName: 'orders',
        referencedColumnNames: ['id'],
      },
    ],
  }),
  new Table({
    name: 'order_events',
    columns: [
      tableColumns.id(),
      tableColumns.integer('order_id'),
      tableColumns.varchar('name', 40),
      tableColumns.integer('actor_id', OPTIONAL),
      tableColumns.timestamp('at'),
      tableColumns.varchar('detail', 250, OPTIONAL),
    ],
    indices: [
      { name: 'order_events_order', columnNames: ['order_id'] },
      { name: 'order_events_actor', columnNames: ['actor_id', 'at'] },
    ],
  }),
  new Table({
    name: 'order_holds',
    columns: [tableColumns.integer('order_id', { isPrimary: true }), tableColumns.timestamp('ends_at')],
    indices: [{ name: 'order_holds_end', columnNames: ['ends_at'] }],
  }),
  new Table({
    name: 'order_search_terms',
    columns: [
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.varchar('term', 40, { isPrimary: true }),
      { name: 'state', type: 'smallint', default: '4' },
      tableColumns.money('total', { default: '0' }),
    ],
    indices: [
      { name: 'order_search_newest', columnNames: ['term', 'state', 'order_id'] },
      { name: 'order_search_total', columnNames: ['term', 'state', 'total', 'order_id'] },
    ],
  }),
  new Table({
    name: 'buyer_withholdings',
    columns: [
      tableColumns.varchar('identification', 50, { isPrimary: true }),
      tableColumns.integer('rete_fuente'),
      tableColumns.integer('rete_iva'),
      tableColumns.integer('rete_ica'),
      tableColumns.money('minimum_base'),
      tableColumns.varchar('id_type', 10, { isPrimary: true, default: "'31'" }),
    ],
  }),
  new Table({
    name: 'order_withholdings',
    columns: [
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.integer('rete_fuente'),
      tableColumns.integer('rete_iva'),
      tableColumns.integer('rete_ica'),
      tableColumns.money('withheld'),
      tableColumns.money('difference', { default: '0' }),
      tableColumns.money('collected', { default: '0' }),
      tableColumns.money('balance_due', { default: '0' }),
    ],
  }),
  new Table({
    name: 'order_credits',
    columns: [
      tableColumns.varchar('cause', 40, { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.integer('order_id'),
      tableColumns.integer('quantity'),
      tableColumns.money('base'),
      tableColumns.money('amount'),
    ],
    indices: [{ name: 'order_credits_order', columnNames: ['order_id'] }],
  }),
  new Table({
    name: 'order_credit_tasks',
    columns: [
      tableColumns.varchar('cause', 40, { isPrimary: true }),
      tableColumns.integer('order_id'),
      tableColumns.varchar('state', 12),
    ],
    indices: [
      { name: 'order_credit_tasks_order', columnNames: ['order_id'] },
      { name: 'order_credit_tasks_state', columnNames: ['state', 'order_id'] },
    ],
  }),
  new Table({
    name: 'returns',
    columns: [
      tableColumns.id(),
      tableColumns.integer('order_id'),
      tableColumns.varchar('request_key', 140),
      tableColumns.varchar('kind', 12),
      tableColumns.varchar('state', 12),
      tableColumns.varchar('reason', 20),
      tableColumns.varchar('note', 500, { default: "''" }),
      tableColumns.varchar('photo', 500, OPTIONAL),
      tableColumns.varchar('answer', 500, OPTIONAL),
      tableColumns.money('amount'),
      tableColumns.integer('asked_by'),
      tableColumns.boolean('is_by_staff'),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('updated_at'),
      tableColumns.boolean('is_left_out', { default: '0' }),
    ],
    indices: [
      { name: 'returns_request', columnNames: ['request_key'], isUnique: true },
      { name: 'returns_order', columnNames: ['order_id'] },
      { name: 'returns_state', columnNames: ['state', 'updated_at'] },
    ],
  }),
  new Table({
    name: 'return_lines',
    columns: [
      tableColumns.integer('return_id', { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.integer('quantity'),
      tableColumns.money('amount'),
      tableColumns.varchar('fate', 12, OPTIONAL),
      tableColumns.money('base', OPTIONAL),
    ],
  }),
];

/** Lets the database keep what stands beside an order's search terms, in the transaction of the order's change. */
async function createSearchTrigger(runner: QueryRunner): Promise<void> {
  const equals = isSqlite(runner) ? 'IS' : '<=>';
  const isChanged = `NOT (${SEARCHED.map((column) => `OLD.${column} ${equals} NEW.${column}`).join(' AND ')})`;
  const keep = `UPDATE order_search_terms SET state = (NEW.is_paid + 2 * NEW.is_delivered + 4 * NEW.active), total = NEW.total_price
    WHERE order_id = NEW.id;`;
  const body = isSqlite(runner)
    ? `WHEN ${isChanged} BEGIN ${keep} END`
    : `IF ${isChanged} THEN ${keep} END IF`;
  await runner.query(`DROP TRIGGER IF EXISTS ${TRIGGER}`);
  await runner.query(
    `CREATE TRIGGER ${TRIGGER} AFTER UPDATE ON orders FOR EACH ROW
     ${body}`,
  );
}
