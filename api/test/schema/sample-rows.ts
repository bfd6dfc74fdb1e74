import type { DataSource } from 'typeorm';

type Row = Readonly<Record<string, string | number | null>>;

const AT = '2026-03-04 15:06:07.123';

const USER: Row = {
  n_document: '1010',
  id_type: '13',
  person_type: 'Person',
  first_name: 'Ana',
  last_name: 'Ñáñez Peña',
  email: 'Ana@lacteos.test',
  email_key: 'ana@lacteos.test',
  password_hash: 'hash',
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  id_role: 1,
  created_at: AT,
};

const order = (id: number): Row => ({
  id,
  user_id: 1,
  store_id: 0,
  idempotency_key: `key-${id}`,
  request_hash: 'hash',
  n_document: '1010',
  shipping_address: '{"first_name":"Ana"}',
  payment_method: 'Efectivo',
  payment_id: 1,
  items_price: 1_000,
  tax_price: 190,
  shipping_price: 0,
  total_price: 1_190,
  all_taxed: 1,
  created_at: AT,
});

const line = (orderId: number): Row => ({
  order_id: orderId,
  product_id: 1,
  quantity: 1,
  unit_price: 1_000,
  tax_classification: 'Taxed',
  tax_percent: 19,
  tax_price: 190,
  product_name: 'Queso costeño',
});

const ORDER_IDS = [1, 2, 3];

/** Writes a user with orders. */
export async function writeSampleRows(dataSource: DataSource): Promise<void> {
  await insert(dataSource, 'users', [USER]);
  await insert(dataSource, 'orders', ORDER_IDS.map(order));
  await insert(dataSource, 'order_lines', ORDER_IDS.map(line));
  await dataSource.query('UPDATE orders SET is_paid = 1, paid_at = ? WHERE id = 2', [AT]);
}

async function insert(dataSource: DataSource, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows)
    await dataSource.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')})
       VALUES (${Object.keys(row)
         .map(() => '?')
         .join(', ')})`,
      Object.values(row),
    );
}
