import { CUSTOMER_METHODS, PAYMENT_METHODS, REGISTRATION_ONLY_METHODS } from '@lacteos/contracts';
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Carts, payment types with their fixed ids, orders with lines and timeline. */
export class CreateOrders1780000004000 implements MigrationInterface {
  name = 'CreateOrders1780000004000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [cartItems, paymentTypes, orders, orderLines, orderEvents]) await queryRunner.createTable(table);
    await queryRunner.manager
      .createQueryBuilder()
      .insert()
      .into('payment_types', ['id', 'name', 'for_customers', 'registration_only'])
      .values(paymentTypeRows())
      .updateEntity(false)
      .execute();
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['order_events', 'order_lines', 'orders', 'payment_types', 'cart_items']) await queryRunner.dropTable(table);
  }
}

/** Ids follow the order of the reference data, counted from 1. */
function paymentTypeRows(): { id: number; name: string; for_customers: boolean; registration_only: boolean }[] {
  const forCustomers: readonly string[] = CUSTOMER_METHODS;
  const registrationOnly: readonly string[] = REGISTRATION_ONLY_METHODS;
  return [...PAYMENT_METHODS, ...REGISTRATION_ONLY_METHODS].map((name, index) => ({
    id: index + 1,
    name,
    for_customers: forCustomers.includes(name),
    registration_only: registrationOnly.includes(name),
  }));
}

const cartItems = new Table({
  name: 'cart_items',
  columns: [
    { name: 'user_id', type: 'integer', isPrimary: true },
    { name: 'product_id', type: 'integer', isPrimary: true },
    { name: 'quantity', type: 'integer' },
  ],
});

const paymentTypes = new Table({
  name: 'payment_types',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true },
    { name: 'name', type: 'varchar', length: '60' },
    { name: 'for_customers', type: 'boolean' },
    { name: 'registration_only', type: 'boolean' },
  ],
  indices: [{ name: 'payment_types_name', columnNames: ['name'], isUnique: true }],
});

const orders = new Table({
  name: 'orders',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    { name: 'user_id', type: 'integer' },
    { name: 'store_id', type: 'integer' },
    { name: 'idempotency_key', type: 'varchar', length: '100' },
    { name: 'request_hash', type: 'varchar', length: '64' },
    { name: 'n_document', type: 'varchar', length: '50' },
    { name: 'shipping_address', type: 'text' },
    { name: 'customer', type: 'text', isNullable: true },
    { name: 'payment_method', type: 'varchar', length: '60' },
    { name: 'payment_id', type: 'integer' },
    { name: 'items_price', type: 'bigint' },
    { name: 'tax_price', type: 'bigint' },
    { name: 'shipping_price', type: 'bigint' },
    { name: 'total_price', type: 'bigint' },
    { name: 'all_taxed', type: 'boolean' },
    { name: 'is_paid', type: 'boolean', default: '0' },
    { name: 'paid_at', type: 'datetime', precision: 3, isNullable: true },
    { name: 'payment_result', type: 'text', isNullable: true },
    { name: 'is_delivered', type: 'boolean', default: '0' },
    { name: 'delivered_at', type: 'datetime', precision: 3, isNullable: true },
    { name: 'delivery', type: 'text', isNullable: true },
    { name: 'active', type: 'boolean', default: '1' },
    { name: 'is_invoice', type: 'boolean', default: '0' },
    { name: 'id_invoice', type: 'varchar', length: '64', isNullable: true },
    { name: 'created_at', type: 'datetime', precision: 3 },
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
    { name: 'order_id', type: 'integer', isPrimary: true },
    { name: 'product_id', type: 'integer', isPrimary: true },
    { name: 'quantity', type: 'integer' },
    { name: 'unit_price', type: 'bigint' },
    { name: 'tax_classification', type: 'varchar', length: '20' },
    { name: 'tax_percent', type: 'integer' },
    { name: 'tax_price', type: 'bigint' },
    { name: 'product_name', type: 'varchar', length: '120' },
  ],
  foreignKeys: [{ name: 'order_lines_order', columnNames: ['order_id'], referencedTableName: 'orders', referencedColumnNames: ['id'] }],
});

const orderEvents = new Table({
  name: 'order_events',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    { name: 'order_id', type: 'integer' },
    { name: 'name', type: 'varchar', length: '40' },
    { name: 'actor_id', type: 'integer', isNullable: true },
    { name: 'at', type: 'datetime', precision: 3 },
  ],
  indices: [{ name: 'order_events_order', columnNames: ['order_id'] }],
});
