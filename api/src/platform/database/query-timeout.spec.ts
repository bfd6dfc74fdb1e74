import type { DataSource } from 'typeorm';
import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { dataSourceOptions, isUnavailable, openDataSource, UnitOfWork } from './index.js';

/** Limit of the slow statements; all others have ample time on a busy machine. */
const LIMIT_MS = 400;
const AMPLE_MS = 50_000;
const TOO_LONG = 'SELECT SLEEP(3600)';
const CONNECTIONS = 20;

describe.each(DIALECTS)('statements that take too long on $name', (dialect) => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let uow: UnitOfWork;
  /** A separate connection that sees the work of the others. */
  let watching: DataSource;
  beforeAll(async () => {
    database = await dialect.fresh();
    dataSource = await openDataSource({
      ...dataSourceOptions(database.url, { entities: [], migrations: [] }),
      maxQueryExecutionTime: AMPLE_MS,
    });
    uow = new UnitOfWork(dataSource);
    watching = await openDataSource(dataSourceOptions(database.url, { entities: [], migrations: [] }));
  });
  afterAll(async () => {
    await watching.destroy();
    await dataSource.destroy();
    await database.remove();
  });

  const running = async (): Promise<number> => {
    const rows: unknown[] = await watching.query(
      'SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info = ?',
      [TOO_LONG],
    );
    return rows.length;
  };
  const limit = (maxQueryExecutionTime: number): void => {
    for (const options of [dataSource.options, dataSource.driver.options])
      Object.assign(options, { maxQueryExecutionTime });
  };
  /** The failure of work under the short limit. */
  const failureInTime = async (work: () => Promise<unknown>): Promise<unknown> => {
    limit(LIMIT_MS);
    const failure = await failureOf(work());
    limit(AMPLE_MS);
    return failure;
  };
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('answer 503, and so do those that wait behind them [N-16-171]', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    const isSqlite = dialect.name === 'SQLite';
    limit(LIMIT_MS);
    // All connections of MariaDB's pool, and the only one of SQLite.
    let ended = 0;
    const blocking = Array.from({ length: isSqlite ? 1 : CONNECTIONS }, async () => {
      const failure = await failureOf(uow.run(() => (isSqlite ? held : uow.manager.query(TOO_LONG))));
      ended += 1;
      return failure;
    });
    if (!isSqlite) {
      // Each one is limited; callers behind them get the connection of a cancelled statement.
      while (ended < CONNECTIONS && (await running()) < CONNECTIONS);
      limit(AMPLE_MS);
    }
    const behind = await failureOf(uow.run(() => uow.ping()));
    release();
    limit(AMPLE_MS);
    const failures = (await Promise.all(blocking)).filter((failure) => failure !== null);
    expect(failures.map(isUnavailable)).toEqual(Array(isSqlite ? 0 : CONNECTIONS).fill(true));
    expect(isSqlite ? isUnavailable(behind) : behind).toBe(isSqlite ? true : null);
    await uow.run(() => uow.ping());
  });

  if (dialect.name !== 'MariaDB') return;

  it('are also cancelled in the server [N-16-171]', async () => {
    expect(isUnavailable(await failureInTime(() => uow.manager.query(TOO_LONG)))).toBe(true);
    while ((await running()) > 0);
  });

  it('roll back their transaction', async () => {
    await uow.manager.query('CREATE TABLE slow_notes (text varchar(20))');
    const failure = await failureOf(
      uow.run(async () => {
        await uow.manager.query("INSERT INTO slow_notes VALUES ('lost')");
        await failureInTime(() => uow.manager.query(TOO_LONG));
        await uow.manager.query("INSERT INTO slow_notes VALUES ('lost too')");
      }),
    );
    expect(isUnavailable(failure)).toBe(true);
    expect(await uow.manager.query('SELECT * FROM slow_notes')).toEqual([]);
  });

  it('stop waiting for a connection when none becomes free', async () => {
    const runners = Array.from({ length: CONNECTIONS }, () => dataSource.createQueryRunner());
    await Promise.all(runners.map((runner) => runner.connect()));
    const failure = await failureInTime(() => uow.ping());
    await Promise.all(runners.map((runner) => runner.release()));
    expect(isUnavailable(failure)).toBe(true);
    await uow.ping();
  });
});
