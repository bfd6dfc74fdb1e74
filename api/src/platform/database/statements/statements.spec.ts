import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Column, type DataSource, Entity, PrimaryGeneratedColumn, type QueryRunner } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { moneyColumn, timestampColumn } from '../columns.js';
import { dataSourceOptions, openDataSource } from '../data-source.js';
import { UnitOfWork } from '../unit-of-work.js';
import { assignmentsOf, selectEntities, selectEntitiesBy } from './entity-rows.js';
import type { KeyedRead } from './keyed-read.js';
import { execute, executeThenSelect, select, selectByKeys } from './statements.js';

@Entity('kept_things')
class KeptThing {
  @PrimaryGeneratedColumn()
  id: number;

  @moneyColumn({ name: 'total_price' })
  totalPrice: number;

  @Column({ name: 'is_paid', type: 'boolean' })
  isPaid: boolean;

  @Column({ name: 'paid_by', type: 'simple-json', nullable: true })
  paidBy: { name: string } | null;

  @timestampColumn({ name: 'paid_at', nullable: true })
  paidAt: Date | null;

  @Column({ type: 'integer', default: 0, select: false })
  secret?: number;
}

describe.each(DIALECTS)('reads outside of transactions on $name', (dialect) => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let work: UnitOfWork;
  const paid = {
    totalPrice: 1_190_00,
    isPaid: true,
    paidBy: { name: 'Ana' },
    paidAt: new Date('2026-11-20T05:00:00.123Z'),
  };

  beforeAll(async () => {
    database = await dialect.fresh();
    const schema = { entities: [KeptThing], migrations: [] };
    dataSource = await openDataSource(dataSourceOptions(database.url, schema));
    await dataSource.synchronize();
    work = new UnitOfWork(dataSource);
    await work.manager.insert(KeptThing, { ...paid });
    await work.manager.insert(KeptThing, { totalPrice: 5, isPaid: false, paidBy: null, paidAt: null });
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.remove();
  });

  const numberOf = async (n: number): Promise<unknown> => {
    const [row] = await select<{ n: number }>(work.manager, 'SELECT ? + 0 AS n', [n]);
    return row?.n;
  };

  it('each get their own answer when sent concurrently', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    expect(await Promise.all(numbers.map(numberOf))).toEqual(numbers);
  });

  it('fail one by one [N-21-210]', async () => {
    const outcomes = await Promise.allSettled([
      numberOf(1),
      select(work.manager, 'SELECT nothing FROM nowhere', []),
      numberOf(2),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('see earlier commits and the writes of their own transaction', async () => {
    const count = async () => {
      const [row] = await select<{ n: number | string }>(
        work.manager,
        'SELECT COUNT(*) AS n FROM kept_things',
        [],
      );
      return Number(row?.n);
    };
    const before = await count();
    await work.run(async () => {
      await execute(work.manager, 'DELETE FROM kept_things WHERE total_price = ?', [5]);
      expect(await count()).toBe(before - 1);
    });
    expect(await count()).toBe(before - 1);
  });

  const numbers: KeyedRead<{ n: number; times: number }> = {
    sql: `SELECT n, n * ? AS times FROM (${[3, 1, 2, 4].map((n) => `SELECT ${n} AS n`).join(' UNION ALL ')}) AS numbers
      WHERE n`,
    rest: 'ORDER BY n DESC',
    keyOf: ({ n }) => Number(n),
  };
  const timesOf = async (keys: readonly number[], factor = 10): Promise<number[]> =>
    (await selectByKeys(work.manager, numbers, keys, [factor])).map(({ times }) => Number(times));

  it('by key return each caller its own rows in the requested order [N-21-253]', async () => {
    const asked = [timesOf([1]), timesOf([4, 1, 2]), timesOf([9]), timesOf([2], 100), timesOf([3])];
    expect(await Promise.all(asked)).toEqual([[10], [40, 20, 10], [], [200], [30]]);
    expect(await work.run(() => timesOf([2, 3]))).toEqual([30, 20]);
  });

  it('by key fail one by one', async () => {
    const wrong = { ...numbers, sql: 'SELECT nothing FROM nowhere WHERE n' };
    const outcomes = await Promise.allSettled([
      timesOf([1]),
      selectByKeys(work.manager, wrong, [1]),
      selectByKeys(work.manager, wrong, [2]),
      timesOf([2]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  });

  it('run after a write sent in the same packet', async () => {
    const send = async (sql: string, values: number[]) => {
      const read = { sql: 'SELECT total_price AS price FROM kept_things WHERE total_price = ?', values: [9] };
      const { outcome, rows } = await executeThenSelect<{ price: number | string }>(
        work.manager,
        { sql, values },
        read,
      );
      return [outcome.affected, rows.map(({ price }) => Number(price))];
    };
    const insert = 'INSERT INTO kept_things (total_price, is_paid) VALUES (?, ?), (?, ?)';
    expect(await send(insert, [9, 0, 9, 0])).toEqual([2, [9, 9]]);
    expect(await send('DELETE FROM kept_things WHERE total_price = ?', [9])).toEqual([2, []]);
  });

  it('build entities as the query builder does [N-21-211]', async () => {
    const [read] = await selectEntities(work.manager, KeptThing, 'WHERE is_paid = 1 ORDER BY id', []);
    expect(read).toEqual(await work.manager.findOneBy(KeptThing, { isPaid: true }));
    expect(read).toBeInstanceOf(KeptThing);
    expect(read).toMatchObject(paid);
    expect(await selectEntitiesBy(work.manager, KeptThing, 'id', -1)).toEqual([]);
  });

  it('return values stored through assignments by property name', async () => {
    const paidAt = new Date('2026-12-24T17:00:00.456Z');
    const change = { paidAt, isPaid: true, totalPrice: 7, paidBy: { name: 'Eva' } };
    const { sql, values } = assignmentsOf(work.manager, KeptThing, change);
    await execute(work.manager, `UPDATE kept_things SET ${sql}`, values);
    expect(await work.manager.find(KeptThing)).toEqual([expect.objectContaining(change)]);
  });

  if (dialect.name !== 'SQLite')
    it('by key share a statement [N-21-253]', async () => {
      const runner = dataSource.createQueryRunner();
      const packets = jest.spyOn(Object.getPrototypeOf(runner) as QueryRunner, 'query');
      await Promise.all([timesOf([1]), timesOf([2, 1]), numberOf(7), timesOf([3]), timesOf([4], 100)]);
      expect(packets.mock.calls.map(([sql, values]) => [sql.split('; ').length, values])).toEqual([
        [3, [10, 1, 2, 3, 7, 100, 4]],
      ]);
      packets.mockRestore();
    });

  if (dialect.name !== 'SQLite')
    it('share a packet, also across requests [N-21-210]', async () => {
      const runners = jest.spyOn(dataSource, 'createQueryRunner');
      await Promise.all([numberOf(1), Promise.resolve().then(() => numberOf(2)), numberOf(3)]);
      expect(runners).toHaveBeenCalledTimes(1);
    });
});
