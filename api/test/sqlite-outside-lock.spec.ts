import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Database from 'libsql';
import { type DataSource, QueryFailedError } from 'typeorm';

import { dataSourceOptions, openDataSource, UnitOfWork } from '../src/platform/database/index.js';
import { DIALECTS, type Dialect, type FreshDatabase } from './dialects.js';
import { startApi, type TestApi } from './test-api.js';

const [sqlite] = DIALECTS.filter(({ name }) => name === 'SQLite') as [Dialect];
const fileOf = ({ url }: FreshDatabase): string => url.slice('sqlite:'.length);

describe('the SQLite driver while another process holds the lock beyond its timeout', () => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let uow: UnitOfWork;
  let outside: Database.Database;
  const stored = (): string[] =>
    outside
      .prepare('SELECT text FROM notes ORDER BY text')
      .all()
      .map((row) => (row as { text: string }).text);
  const insert = (text: string) => uow.manager.query('INSERT INTO notes (text) VALUES (?)', [text]);
  /** Differs from `insert`, because a refused statement may be left half done. */
  const keep = (text: string) => uow.manager.query('INSERT INTO notes VALUES (?)', [text]);

  beforeEach(async () => {
    database = await sqlite.fresh();
    dataSource = await openDataSource(dataSourceOptions(database.url, { entities: [], migrations: [] }));
    uow = new UnitOfWork(dataSource);
    await dataSource.query('CREATE TABLE notes (text varchar(50) PRIMARY KEY)');
    outside = new Database(fileOf(database));
  });
  afterEach(async () => {
    outside.close();
    await dataSource.destroy();
    await database.remove();
  });

  it.each([
    ['a single statement', () => insert('refused')],
    ['a transaction that writes', () => uow.run(() => insert('refused'))],
    [
      'a transaction that reads and then writes',
      () => uow.run(async () => [await uow.manager.query('SELECT * FROM notes'), await insert('refused')]),
    ],
  ])('refuses %s, and stores what it acknowledges afterwards [N-16-001]', async (_, refused) => {
    outside.exec('BEGIN IMMEDIATE');
    await expect(refused()).rejects.toThrow(/locked/);
    outside.exec('COMMIT');
    await keep('alone');
    await uow.run(() => keep('in a transaction'));
    expect(stored()).toEqual(['alone', 'in a transaction']);
  });

  it('reads while a write waits, and writes as soon as the lock is released [N-16-002]', async () => {
    outside.exec('BEGIN IMMEDIATE');
    const written = uow.run(() => insert('waited'));
    expect(await dataSource.query('SELECT COUNT(*) AS notes FROM notes')).toEqual([{ notes: 0 }]);
    outside.exec('COMMIT');
    await written;
    expect(stored()).toEqual(['waited']);
  });

  it.each(['SQLITE_IOERR', 'SQLITE_FULL', 'SQLITE_BUSY'])(
    'drops the connection after %s and stores nothing of the transaction [N-16-003]',
    async (code) => {
      const driver = dataSource.driver as unknown as { databaseConnection: Database.Database };
      const before = driver.databaseConnection;
      const prepare = before.prepare.bind(before);
      jest.spyOn(before, 'prepare').mockImplementation((sql: string) => {
        if (sql.includes('broken')) throw Object.assign(new Error('disk'), { code });
        return prepare(sql);
      });
      const run = uow.run(async () => {
        await insert('first');
        await uow.manager.query("INSERT INTO notes VALUES ('broken')").catch(() => undefined);
        await insert('behind');
      });
      await expect(run).rejects.toThrow(QueryFailedError);
      await uow.run(() => insert('afterwards'));
      expect(stored()).toEqual(['afterwards']);
      expect(driver.databaseConnection).not.toBe(before);
    },
  );
});

describe('the API on SQLite while another process holds the lock beyond its timeout', () => {
  let api: TestApi;
  let outside: Database.Database;
  beforeEach(async () => {
    let file = '';
    api = await startApi({
      ...sqlite,
      fresh: async () => {
        const database = await sqlite.fresh();
        file = fileOf(database);
        return database;
      },
    });
    outside = new Database(file);
  });
  afterEach(async () => {
    outside.close();
    await api.stop();
  });

  const signUp = (email: string, n_document: string) =>
    api.call('POST', '/auth/signup', {
      body: {
        n_document,
        idType: '13',
        person_type: 'Person',
        first_name: 'Ana',
        last_name: 'Peña',
        email,
        password: 'Mango$Tigre42',
        phone: '3101234567',
        city_code: '50001',
        state_code: '50',
        termsAccepted: true,
      },
    });
  const emails = (): string[] =>
    outside
      .prepare('SELECT email FROM users ORDER BY email')
      .all()
      .map((row) => (row as { email: string }).email);

  it('answers 503, is not ready, and stores every sign-up answered with 201 [N-16-001, N-16-004]', async () => {
    outside.exec('BEGIN IMMEDIATE');
    const refused = signUp('refused@lacteos.test', '10000001');
    expect((await api.call('GET', '/health/ready')).status).toBe(503);
    expect((await api.call('GET', '/health/live')).status).toBe(200);
    expect((await refused).status).toBe(503);
    outside.exec('COMMIT');
    expect((await signUp('kept@lacteos.test', '10000002')).status).toBe(201);
    expect((await api.call('GET', '/health/ready')).status).toBe(200);
    expect(emails()).toEqual(['kept@lacteos.test']);
  });
});
