import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { insertMissingRows } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Carts, payment types with their fixed ids, orders with lines and timeline. */
export class CreateOrders1780000004000 implements MigrationInterface {
  name = 'CreateOrders1780000004000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [cartItems, paymentTypes, orders, orderLines, orderEvents])
      await runner.createTable(table, true);
    const columns = 'payment_types (id, name, for_customers, registration_only)';
    await insertMissingRows(runner, columns, PAYMENT_TYPES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['order_events', 'order_lines', 'orders', 'payment_types', 'cart_items'])
      await runner.dropTable(table, true);
  }
}

type PaymentTypeRow = readonly [id: number, name: string, forCustomers: 0 | 1, registrationOnly: 0 | 1];

const PAYMENT_TYPES: readonly PaymentTypeRow[] = [
  [1, 'Efectivo', 1, 0],
  [2, 'Crédito', 0, 0],
  [3, 'Tarjeta Débito', 0, 0],
  [4, 'Tarjeta Crédito', 0, 0],
  [5, 'Wompi', 1, 0],
  [6, 'Consignacion Bancolombia', 0, 0],
  [7, 'QR Bancolombia', 0, 0],
  [8, 'Nequi', 0, 0],
  [9, 'Daviplata', 0, 0],
  [10, 'Cheque', 0, 1],
  [11, 'Transferencia Bancaria', 0, 1],
];

const cartItems = new Table({
  name: 'cart_items',
  columns: [
    tableColumns.integer('user_id', { isPrimary: true }),
    tableColumns.integer('product_id', { isPrimary: true }),
    tableColumns.integer('quantity'),
  ],
});

const paymentTypes = new Table({
  name: 'payment_types',
  columns: [
    tableColumns.integer('id', { isPrimary: true }),
    tableColumns.varchar('name', 60),
    tableColumns.boolean('for_customers'),
    tableColumns.boolean('registration_only'),
  ],
  indices: [{ name: 'payment_types_name', columnNames: ['name'], isUnique: true }],
});

const orders = new Table({
  name: 'orders',
  columns: [
    tableColumns.id(),
    tableColumns.integer('user_id'),
    tableColumns.integer('store_id'),
    tableColumns.varchar('idempotency_key', 100),
    tableColumns.varchar('request_hash', 64),
    tableColumns.varchar('n_document', 50),
    tableColumns.text('shipping_address'),
    tableColumns.text('customer', { isNullable: true }),
    tableColumns.varchar('payment_method', 60),
    tableColumns.integer('payment_id'),
    tableColumns.money('items_price'),
    tableColumns.money('tax_price'),
    tableColumns.money('shipping_price'),
    tableColumns.money('total_price'),
    tableColumns.boolean('all_taxed'),
    tableColumns.boolean('is_paid', { default: '0' }),
    tableColumns.timestamp('paid_at', { isNullable: true }),
    tableColumns.text('payment_result', { isNullable: true }),
    tableColumns.boolean('is_delivered', { default: '0' }),
    tableColumns.timestamp('delivered_at', { isNullable: true }),
    tableColumns.text('delivery', { isNullable: true }),
    tableColumns.boolean('active', { default: '1' }),
    tableColumns.boolean('is_invoice', { default: '0' }),
    tableColumns.varchar('id_invoice', 64, { isNullable: true }),
    tableColumns.timestamp('created_at'),
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
  ],
});

const orderLines = new Table({
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
});

const orderEvents = new Table({
  name: 'order_events',
  columns: [
    tableColumns.id(),
    tableColumns.integer('order_id'),
    tableColumns.varchar('name', 40),
    tableColumns.integer('actor_id', { isNullable: true }),
    tableColumns.timestamp('at'),
  ],
  indices: [{ name: 'order_events_order', columnNames: ['order_id'] }],
});
