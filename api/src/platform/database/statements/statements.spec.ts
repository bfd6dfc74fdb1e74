import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Column, type DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { moneyColumn, timestampColumn } from '../columns.js';
import { dataSourceOptions, openDataSource } from '../data-source.js';
import { UnitOfWork } from '../unit-of-work.js';
import { assignmentsOf, selectEntities, selectEntity } from './entity-rows.js';
import { execute, select } from './statements.js';

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

  it('have an answer each, however many are asked for at once', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    expect(await Promise.all(numbers.map(numberOf))).toEqual(numbers);
  });

  it('fail alone', async () => {
    const outcomes = await Promise.allSettled([
      numberOf(1),
      select(work.manager, 'SELECT nothing FROM nowhere', []),
      numberOf(2),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('see what was committed before they were asked for, and what their own transaction wrote', async () => {
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

  it('make entities as the query builder does', async () => {
    const [read] = await selectEntities(work.manager, KeptThing, 'WHERE is_paid = 1 ORDER BY id', []);
    expect(read).toEqual(await work.manager.findOneBy(KeptThing, { isPaid: true }));
    expect(read).toBeInstanceOf(KeptThing);
    expect(read).toMatchObject(paid);
    expect(await selectEntity(work.manager, KeptThing, 'WHERE id = ?', [-1])).toBeNull();
  });

  it('read what assignments by the names of properties have stored', async () => {
    const paidAt = new Date('2026-12-24T17:00:00.456Z');
    const change = { paidAt, isPaid: true, totalPrice: 7, paidBy: { name: 'Eva' } };
    const { sql, values } = assignmentsOf(work.manager, KeptThing, change);
    await execute(work.manager, `UPDATE kept_things SET ${sql}`, values);
    expect(await work.manager.find(KeptThing)).toEqual([expect.objectContaining(change)]);
  });

  if (dialect.name !== 'SQLite')
    it('share a packet, those of other requests too', async () => {
      const runners = jest.spyOn(dataSource, 'createQueryRunner');
      await Promise.all([numberOf(1), Promise.resolve().then(() => numberOf(2)), numberOf(3)]);
      expect(runners).toHaveBeenCalledTimes(1);
    });
});
