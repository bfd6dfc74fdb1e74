import type { DataSource } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { dataSourceOptions, isUnavailable, openDataSource, UnitOfWork } from './index.js';

const LIMIT_MS = 400;

describe.each(DIALECTS)('statements that take too long on $name', (dialect) => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let uow: UnitOfWork;
  beforeAll(async () => {
    database = await dialect.fresh();
    dataSource = await openDataSource({
      ...dataSourceOptions(database.url, { entities: [], migrations: [] }),
      maxQueryExecutionTime: LIMIT_MS,
    });
    uow = new UnitOfWork(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.remove();
  });

  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('end with a failure that is answered with 503, and so do those that wait behind them', async () => {
    const began = Date.now();
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    const isSqlite = dialect.name === 'SQLite';
    // All connections of MariaDB's pool, and the only one of SQLite.
    const blocking = Array.from({ length: isSqlite ? 1 : 20 }, () =>
      failureOf(uow.run(() => (isSqlite ? held : uow.manager.query('SELECT SLEEP(30)')))),
    );
    const behind = await failureOf(uow.run(() => uow.ping()));
    release();
    const failures = (await Promise.all(blocking)).filter((failure) => failure !== null);
    expect(failures.map(isUnavailable)).toEqual(Array(isSqlite ? 0 : 20).fill(true));
    expect(isSqlite ? isUnavailable(behind) : behind).toBe(isSqlite ? true : null);
    expect(Date.now() - began).toBeLessThan(10_000);
    await uow.run(() => uow.ping());
  });

  if (dialect.name !== 'MariaDB') return;

  it('are ended in the server, too', async () => {
    await failureOf(uow.manager.query('SELECT SLEEP(31)'));
    const running = async (): Promise<number> => {
      const rows: unknown[] = await uow.manager.query(
        "SELECT id FROM information_schema.processlist WHERE info LIKE 'SELECT SLEEP(3%'",
      );
      return rows.length;
    };
    while ((await running()) > 0);
  });

  it('leave their transaction undone', async () => {
    await uow.manager.query('CREATE TABLE slow_notes (text varchar(20))');
    const failure = await failureOf(
      uow.run(async () => {
        await uow.manager.query("INSERT INTO slow_notes VALUES ('lost')");
        await uow.manager.query('SELECT SLEEP(32)').catch(() => undefined);
        await uow.manager.query("INSERT INTO slow_notes VALUES ('lost too')");
      }),
    );
    expect(isUnavailable(failure)).toBe(true);
    expect(await uow.manager.query('SELECT * FROM slow_notes')).toEqual([]);
  });

  it('give up waiting for a connection when none comes', async () => {
    const runners = Array.from({ length: 20 }, () => dataSource.createQueryRunner());
    await Promise.all(runners.map((runner) => runner.connect()));
    const failure = await failureOf(uow.ping());
    await Promise.all(runners.map((runner) => runner.release()));
    expect(isUnavailable(failure)).toBe(true);
    await uow.ping();
  });
});
