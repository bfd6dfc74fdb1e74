import type { DataSource } from 'typeorm';

import { DIALECTS, type FreshDatabase } from '#test/index.js';
import { openMigrated } from '#test/schema/migrate-database.js';
import { writePastRows } from '#test/schema/past-rows.js';
import { migrationsNamed, releasedBefore } from '#test/schema/releases-of-migrations.js';
import { CASH_RULES } from './cash-rules.js';

const MIGRATION = 'CreateCashMovements1804684001000';
const DAY = '2026-03-05';
const [MORNING, NOON, EVENING, NIGHT] = ['08', '12', '18', '22'].map((hour) => `${DAY} ${hour}:00:00.000`);
const CASHIER = 7;

describe.each(DIALECTS)('cash of before its movements were recorded, on $name,', (dialect) => {
  let database: FreshDatabase;
  let today: DataSource;

  const insert = async (dataSource: DataSource, table: string, row: object): Promise<void> => {
    const marks = Object.keys(row).map(() => '?');
    const columns = Object.keys(row).join(', ');
    await dataSource.query(
      `INSERT INTO ${table} (${columns}) VALUES (${marks.join(', ')})`,
      Object.values(row),
    );
  };
  const payInCash = async (
    dataSource: DataSource,
    orderId: number,
    at: string | undefined,
  ): Promise<void> => {
    const set = "is_paid = 1, payment_method = 'Efectivo', payment_id = 1, paid_at = ?";
    await dataSource.query(`UPDATE orders SET ${set} WHERE id = ?`, [at, orderId]);
    const event = { order_id: orderId, name: 'OrderPaid', actor_id: CASHIER, at };
    await insert(dataSource, 'order_events', event);
  };
  const movements = async (shiftId: number | null): Promise<object[]> => {
    const rows: { kind: string; amount: number; order_id: number; refund_id: number }[] = await today.query(
      `SELECT kind, amount, order_id, refund_id FROM cash_movements
       WHERE shift_id ${shiftId === null ? 'IS NULL' : `= ${shiftId}`} ORDER BY id`,
    );
    return rows.map(({ kind, amount, order_id, refund_id }) => [kind, Number(amount), order_id, refund_id]);
  };

  beforeAll(async () => {
    database = await dialect.fresh();
    const past = await openMigrated(database.url, migrationsNamed(releasedBefore(MIGRATION)));
    await writePastRows(past, ['users', 'products', 'orders', 'order_lines'], 'all');
    const shift = { user_id: CASHIER, opening_counts: '[]', opening_cash: 5_000 };
    const closed = { closed_at: EVENING, closing_counts: '[]', counted_cash: 0 };
    // The payment of order 5 came while the sum was taken: its 5,950 are missing.
    await insert(past, 'cash_shifts', {
      id: 1,
      ...shift,
      ...closed,
      opened_at: MORNING,
      expected_cash: 8_070,
    });
    await insert(past, 'cash_shifts', { id: 2, ...shift, open_of: CASHIER, opened_at: NIGHT });
    await payInCash(past, 3, NOON);
    await insert(past, 'order_withholdings', {
      order_id: 3,
      rete_fuente: 0,
      rete_iva: 0,
      rete_ica: 0,
      withheld: 70,
    });
    await payInCash(past, 5, EVENING);
    await payInCash(past, 7, NIGHT);
    await insert(past, 'refunds', {
      id: 4,
      order_id: 3,
      request_key: 'return:1',
      is_of_order: 1,
      amount: 430,
      way: 'cash',
      state: 'done',
      reference: 'DEV-3',
      shift_id: 1,
      reason: 'Dañado',
      created_at: NOON,
      updated_at: NOON,
      done_at: NOON,
    });
    await past.destroy();
    today = await openMigrated(database.url);
  });
  afterAll(async () => {
    await today.destroy();
    await database.remove();
  });

  it('is in the shift in which its cashier registered it, as it was received, and what was given back out of it', async () => {
    expect((await movements(1)).slice(0, 3)).toEqual([
      ['payment', 3_500, 3, null],
      ['payment', 5_950, 5, null],
      ['refund', -430, 3, 4],
    ]);
    expect(await movements(2)).toEqual([['payment', 8_330, 7, null]]);
  });

  it('leaves a closed shift with what it expected: the difference is a line of its own', async () => {
    expect((await movements(1)).at(-1)).toEqual(['earlier', -5_950, null, null]);
  });

  it('is known as earlier cash where no shift knows it, and contradicts no rule', async () => {
    expect(await movements(null)).toEqual([['earlier', 7_140, 6, null]]);
    for (const query of Object.values(CASH_RULES)) expect(await today.query(query)).toEqual([]);
  });
});
