import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Column, type DataSource, Entity, PrimaryGeneratedColumn, QueryFailedError } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { dataSourceOptions, insertionOf, isDuplicateKey, openDataSource, UnitOfWork } from './index.js';

@Entity('notes')
class Note {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 50, unique: true })
  text: string;

  @Column({ type: 'integer', default: 0, nullable: true })
  count: number | null;
}

const noteOf = (text: string): Note => Object.assign(new Note(), { text });

describe.each(DIALECTS)('the unit of work on $name', (dialect) => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let uow: UnitOfWork;

  beforeAll(async () => {
    database = await dialect.fresh();
    dataSource = await openDataSource(dataSourceOptions(database.url, { entities: [Note], migrations: [] }));
    await dataSource.synchronize();
    uow = new UnitOfWork(dataSource);
  });
  beforeEach(async () => uow.manager.clear(Note));
  afterAll(async () => {
    await dataSource.destroy();
    await database.remove();
  });

  const texts = async (): Promise<string[]> => (await uow.manager.find(Note)).map(({ text }) => text).sort();

  it('lets 20 parallel transactions all succeed', async () => {
    await uow.manager.save(noteOf('counter'));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        uow.run(async () => {
          await uow.manager.increment(Note, { text: 'counter' }, 'count', 1);
          await uow.manager.save(noteOf(`parallel ${index}`));
        }),
      ),
    );
    expect(await uow.manager.countBy(Note, {})).toBe(21);
    expect((await uow.manager.findOneByOrFail(Note, { text: 'counter' })).count).toBe(20);
  });

  it('keeps 10 saves beside a transaction that is rolled back', async () => {
    const saves: Promise<unknown>[] = [];
    let startSaves: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      startSaves = resolve;
    });
    const rolledBack = uow.run(async () => {
      await uow.manager.save(noteOf('lost'));
      startSaves();
      await uow.manager.save(noteOf('lost too'));
      throw new Error('rolled back');
    });
    const outside = started.then(async () => {
      for (let index = 0; index < 10; index += 1) saves.push(uow.manager.save(noteOf(`beside ${index}`)));
      await Promise.all(saves);
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await outside;
    expect(await texts()).toEqual(Array.from({ length: 10 }, (_, index) => `beside ${index}`));
  });

  it('joins a run inside a run', async () => {
    const outer = uow.run(async () => {
      await uow.run(async () => uow.manager.insert(Note, { text: 'inner' }));
      throw new Error('outer fails');
    });
    await expect(outer).rejects.toThrow('outer fails');
    expect(await texts()).toEqual([]);
  });

  it('rolls back only the nested run that fails [N-33-505]', async () => {
    const called: string[] = [];
    await uow.runAround(async () => {
      await uow.manager.save(noteOf('first'));
      const failing = uow.run(async () => {
        await uow.manager.save(noteOf('undone'));
        uow.afterCommit(() => void called.push('undone'));
        throw new Error('too little');
      });
      await expect(failing).rejects.toThrow('too little');
      await uow.run(() =>
        uow.run(() => uow.writeLast([insertionOf('notes (text, count)', [['second', 1]])])),
      );
      uow.afterCommit(() => void called.push('done'));
      await uow.manager.save(noteOf('third'));
    });
    expect(await texts()).toEqual(['first', 'second', 'third']);
    await expect(uow.run(() => uow.runAround(async () => undefined))).rejects.toThrow('inside another');
    expect(called).toEqual(['done']);
  });

  it('replays the outer run as a whole after a deadlock in a nested one [N-33-505]', async () => {
    await uow.manager.save([noteOf('one'), noteOf('two')]);
    const raise = async (first: string, second: string): Promise<void> => {
      await uow.runAround(async () => {
        await uow.run(async () => {
          await uow.manager.increment(Note, { text: first }, 'count', 1);
          await uow.manager.increment(Note, { text: second }, 'count', 1);
        });
        await uow.manager.increment(Note, { text: first }, 'count', 1);
      });
    };
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => (n % 2 ? raise('one', 'two') : raise('two', 'one'))),
    );
    const counts = (await uow.manager.find(Note)).map(({ count }) => count);
    expect(counts).toEqual([9, 9]);
  });

  it('sees its own rows inside a run and hides them until the commit', async () => {
    let seenInside = 0;
    let seenOutside: Promise<number> = Promise.resolve(-1);
    let openGate: () => void = () => undefined;
    const written = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    const reader = written.then(() => {
      seenOutside = uow.manager.countBy(Note, {});
    });
    const waitsForCommit = dialect.name === 'SQLite';
    await uow.run(async () => {
      await uow.manager.insert(Note, { text: 'mine' });
      seenInside = await uow.manager.countBy(Note, {});
      openGate();
      await reader;
      if (!waitsForCommit) await seenOutside;
    });
    expect(seenInside).toBe(1);
    expect(await seenOutside).toBe(waitsForCommit ? 1 : 0);
    expect(await uow.manager.countBy(Note, {})).toBe(1);
  });

  it('runs callbacks after the commit only', async () => {
    const calls: string[] = [];
    await uow.run(async () => {
      uow.afterCommit(() => void calls.push('committed'));
      await uow.manager.insert(Note, { text: 'a' });
      expect(calls).toEqual([]);
    });
    await expect(
      uow.run(async () => {
        uow.afterCommit(() => void calls.push('never'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(calls).toEqual(['committed']);
  });

  it('recognises a duplicate key', async () => {
    await uow.manager.insert(Note, { text: 'one' });
    const error: unknown = await uow.manager.insert(Note, { text: 'one' }).catch((caught: unknown) => caught);
    expect(isDuplicateKey(error)).toBe(true);
    expect(isDuplicateKey(new Error('something else'))).toBe(false);
  });

  it.each([1213, 1205, 1020])('replays the whole transaction after error %i', async (errno) => {
    let attempts = 0;
    await uow.run(async () => {
      attempts += 1;
      await uow.manager.insert(Note, { text: `attempt ${attempts}` });
      if (attempts < 3) throw new QueryFailedError('UPDATE', [], Object.assign(new Error('lost'), { errno }));
    });
    expect(await texts()).toEqual(['attempt 3']);
  });

  it('stores null when it is the only value of a statement', async () => {
    const { id } = await uow.manager.save(noteOf('emptied'));
    await uow.manager.update(Note, { id }, { count: null });
    expect((await uow.manager.findOneByOrFail(Note, { id })).count).toBeNull();
  });

  const add = (text: string) => insertionOf('notes (text, count)', [[text, 1]]);

  it('runs the statements of a batch in their order, each with its own outcome', async () => {
    const raise = {
      sql: 'UPDATE notes SET count = count + 1 WHERE text IN (?, ?)',
      values: ['first', 'second'],
    };
    const outcomes = await uow.run(() => uow.write([add('first'), raise, add('second')]));
    expect(outcomes.map(({ affected }) => affected)).toEqual([1, 1, 1]);
    expect(outcomes[2].insertId).toBe((await uow.manager.findOneByOrFail(Note, { text: 'second' })).id);
    expect(await texts()).toEqual(['first', 'second']);
  });

  it('stores nothing of a batch when one of its statements fails', async () => {
    await uow.manager.insert(Note, { text: 'taken' });
    const run = uow.write([add('before'), add('taken'), add('after')]);
    expect(isDuplicateKey(await run.catch((error: unknown) => error))).toBe(true);
    expect(await texts()).toEqual(['taken']);
  });

  it('passes the id of an inserted row to the statements that follow [N-21-017]', async () => {
    const id = await uow.run(async () => {
      const [{ insertId }] = await uow.write([add('first')]);
      await uow.write([insertionOf('notes (text, count)', [['second', insertId]])]);
      return insertId;
    });
    expect((await uow.manager.findOneByOrFail(Note, { text: 'first' })).id).toBe(id);
    expect((await uow.manager.findOneByOrFail(Note, { text: 'second' })).count).toBe(id);
    expect(await texts()).toEqual(['first', 'second']);
  });

  const missed = {
    sql: 'UPDATE notes SET count = 9 WHERE text = ?',
    values: ['nobody'],
    expectation: { rows: 1, orThrow: () => new RangeError('too few rows') },
  };

  it('stores nothing when a statement changes fewer rows than expected [N-21-017]', async () => {
    await expect(uow.run(() => uow.write([add('before'), missed]))).rejects.toThrow(RangeError);
    await expect(uow.write([add('before'), missed, add('after')])).rejects.toThrow(RangeError);
    await expect(uow.write([missed])).rejects.toThrow(RangeError);
    expect(await texts()).toEqual([]);
  });

  it('commits statements outside of a run together, and rolls back when one of them fails [N-21-017]', async () => {
    const calls: string[] = [];
    const calling = { ...add('first'), afterCommit: () => void calls.push('committed') };
    await uow.write([calling, add('second'), add('third')]);
    expect(calls).toEqual(['committed']);
    const failed = uow.write([{ ...calling, ...add('fourth') }, add('third')]);
    expect(isDuplicateKey(await failed.catch((error: unknown) => error))).toBe(true);
    expect(await texts()).toEqual(['first', 'second', 'third']);
    expect(calls).toEqual(['committed']);
  });

  it('leaves the commit to the outer run when a joined run sends its last statements [N-21-017]', async () => {
    const outer = uow.run(async () => {
      await uow.run(() => uow.writeLast([add('inner')]));
      await uow.write([add('outer')]);
      throw new Error('outer fails');
    });
    await expect(outer).rejects.toThrow('outer fails');
    expect(await texts()).toEqual([]);
  });

  it('stores a value that looks like a second statement as plain text', async () => {
    const evil = "x'); DELETE FROM notes; -- ";
    await uow.write([add(evil), add('other')]);
    expect(await texts()).toEqual(['other', evil].sort());
  });

  it('closes a transaction without statements, and one whose first statement fails', async () => {
    await uow.run(async () => undefined);
    await expect(uow.run(async () => Promise.reject(new Error('nothing done')))).rejects.toThrow(
      'nothing done',
    );
    await uow.manager.insert(Note, { text: 'taken' });
    await expect(uow.write([add('taken')])).rejects.toThrow();
    await uow.write([add('free')]);
    expect(await texts()).toEqual(['free', 'taken']);
  });

  it('does not replay other errors', async () => {
    let attempts = 0;
    const run = uow.run(async () => {
      attempts += 1;
      throw new QueryFailedError('UPDATE', [], Object.assign(new Error('wrong'), { errno: 1146 }));
    });
    await expect(run).rejects.toThrow('wrong');
    expect(attempts).toBe(1);
  });

  it('survives transactions that lock two rows in opposite order', async () => {
    await uow.manager.insert(Note, [{ text: 'left' }, { text: 'right' }]);
    const lockBoth = (first: string, second: string): Promise<void> =>
      uow.run(async () => {
        await uow.manager.increment(Note, { text: first }, 'count', 1);
        await uow.manager.increment(Note, { text: second }, 'count', 1);
      });
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 ? lockBoth('left', 'right') : lockBoth('right', 'left'),
      ),
    );
    const counts = (await uow.manager.find(Note)).map(({ count }) => count);
    expect(counts).toEqual([12, 12]);
  });
});

describe.each(DIALECTS.filter(({ name }) => name === 'MariaDB'))('the unit of work on $name', (dialect) => {
  it('refuses statements after the last ones, which are committed by then [N-21-017, N-21-252]', async () => {
    const database = await dialect.fresh();
    const dataSource = await openDataSource(
      dataSourceOptions(database.url, { entities: [Note], migrations: [] }),
    );
    await dataSource.synchronize();
    const uow = new UnitOfWork(dataSource);
    const add = (text: string) => insertionOf('notes (text, count)', [[text, 0]]);
    const late = uow.run(async () => {
      await uow.writeLast([add('last')]);
      expect(await dataSource.manager.countBy(Note, {})).toBe(1);
      await uow.write([add('late')]);
    });
    await expect(late).rejects.toThrow('after the last ones');
    await uow.run(async () => {
      await uow.run(() => uow.writeLast([add('joined')]));
      expect(await dataSource.manager.countBy(Note, {})).toBe(1);
      await uow.writeLast([add('next')]);
      expect(await dataSource.manager.countBy(Note, {})).toBe(3);
    });
    expect((await uow.manager.find(Note)).map(({ text }) => text)).toEqual(['last', 'joined', 'next']);
    await dataSource.destroy();
    await database.remove();
  });

  it('reads concurrent commits, also on the first connections of the pool', async () => {
    const database = await dialect.fresh();
    const options = dataSourceOptions(database.url, { entities: [Note], migrations: [] });
    const dataSource = await openDataSource(options);
    await dataSource.synchronize();
    const uow = new UnitOfWork(dataSource);
    await dataSource.manager.save(noteOf('shared'));
    const read = async () => (await uow.manager.findOneByOrFail(Note, { text: 'shared' })).count;
    const transactions = 3;
    let open = 0;
    let change: () => void = () => undefined;
    const changed = new Promise<void>((resolve) => {
      change = resolve;
    }).then(() => dataSource.manager.update(Note, { text: 'shared' }, { count: 7 }));
    const seen = await Promise.all(
      Array.from({ length: transactions }, () =>
        uow.run(async () => {
          const before = await read();
          open += 1;
          if (open === transactions) change();
          await changed;
          return [before, await read()];
        }),
      ),
    );
    expect(seen).toEqual(Array.from({ length: transactions }, () => [0, 7]));
    await dataSource.destroy();
    await database.remove();
  });
});
