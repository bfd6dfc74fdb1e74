import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables, insertMissingRows } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };
/** Id, name, whether customers order with it, whether it is only registered. */
const PAYMENT_TYPES = [
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

/** Ways to pay, what payment providers reported, refunds, and the cash desk. */
export class CreatePayments1781000000000 implements MigrationInterface {
  name = 'CreatePayments1781000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await insertMissingRows(
      runner,
      'payment_types (id, name, for_customers, registration_only)',
      PAYMENT_TYPES,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'payment_types',
    columns: [
      tableColumns.integer('id', { isPrimary: true }),
      tableColumns.varchar('name', 60),
      tableColumns.boolean('for_customers'),
      tableColumns.boolean('registration_only'),
    ],
    indices: [{ name: 'payment_types_name', columnNames: ['name'], isUnique: true }],
  }),
  new Table({
    name: 'payments',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('provider', 20),
      tableColumns.varchar('transaction_id', 100),
      tableColumns.varchar('status', 20),
      tableColumns.integer('order_id'),
      tableColumns.money('amount'),
      tableColumns.varchar('currency', 10),
      tableColumns.varchar('payment_method_type', 60),
      tableColumns.varchar('source', 20),
      tableColumns.varchar('outcome', 40),
      tableColumns.timestamp('at'),
    ],
    indices: [
      { name: 'payments_once', columnNames: ['provider', 'transaction_id', 'status'], isUnique: true },
      { name: 'payments_order', columnNames: ['order_id'] },
      { name: 'payments_outcome', columnNames: ['outcome', 'order_id'] },
    ],
  }),
  new Table({
    name: 'refunds',
    columns: [
      tableColumns.id(),
      tableColumns.integer('order_id'),
      tableColumns.integer('return_id', OPTIONAL),
      tableColumns.varchar('request_key', 140),
      tableColumns.boolean('is_of_order'),
      tableColumns.money('amount'),
      tableColumns.varchar('way', 12),
      tableColumns.varchar('state', 20),
      tableColumns.varchar('reference', 40),
      tableColumns.varchar('transaction_id', 100, OPTIONAL),
      tableColumns.varchar('provider_id', 100, OPTIONAL),
      tableColumns.integer('attempts', { default: '0' }),
      tableColumns.integer('absences', { default: '0' }),
      tableColumns.integer('waits', { default: '0' }),
      tableColumns.integer('version', { default: '0' }),
      tableColumns.text('sealed_account', OPTIONAL),
      tableColumns.integer('entered_by', OPTIONAL),
      tableColumns.integer('approved_by', OPTIONAL),
      tableColumns.varchar('payment_number', 60, OPTIONAL),
      tableColumns.integer('shift_id', OPTIONAL),
      tableColumns.varchar('reason', 200),
      tableColumns.varchar('detail', 250, OPTIONAL),
      tableColumns.integer('actor_id', OPTIONAL),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('updated_at'),
      tableColumns.timestamp('done_at', OPTIONAL),
    ],
    indices: [
      { name: 'refunds_request', columnNames: ['request_key'], isUnique: true },
      { name: 'refunds_reference', columnNames: ['reference'], isUnique: true },
      { name: 'refunds_order', columnNames: ['order_id'] },
      { name: 'refunds_shift', columnNames: ['shift_id'] },
      { name: 'refunds_state', columnNames: ['state', 'updated_at'] },
      { name: 'refunds_done', columnNames: ['done_at'] },
    ],
  }),
  new Table({
    name: 'cash_shifts',
    columns: [
      tableColumns.id(),
      tableColumns.integer('user_id'),
      tableColumns.integer('open_of', OPTIONAL),
      tableColumns.timestamp('opened_at'),
      tableColumns.text('opening_counts'),
      tableColumns.money('opening_cash'),
      tableColumns.timestamp('closed_at', OPTIONAL),
      tableColumns.text('closing_counts', OPTIONAL),
      tableColumns.money('counted_cash', OPTIONAL),
      tableColumns.money('expected_cash', OPTIONAL),
      tableColumns.varchar('note', 500, OPTIONAL),
      tableColumns.integer('lock_count', { default: '0' }),
      tableColumns.integer('store_id', { default: '0' }),
    ],
    indices: [
      { name: 'cash_shifts_open', columnNames: ['open_of'], isUnique: true },
      { name: 'cash_shifts_opened', columnNames: ['opened_at'] },
    ],
  }),
  new Table({
    name: 'cash_movements',
    columns: [
      tableColumns.id(),
      tableColumns.integer('shift_id', OPTIONAL),
      tableColumns.varchar('kind', 12),
      tableColumns.money('amount'),
      tableColumns.integer('order_id', OPTIONAL),
      tableColumns.integer('refund_id', OPTIONAL),
      tableColumns.integer('corrects_id', OPTIONAL),
      tableColumns.integer('actor_id', OPTIONAL),
      tableColumns.timestamp('at'),
    ],
    indices: [
      { name: 'cash_movements_refund', columnNames: ['refund_id'], isUnique: true },
      { name: 'cash_movements_shift', columnNames: ['shift_id'] },
      { name: 'cash_movements_order', columnNames: ['order_id'] },
    ],
  }),
];
