import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { dataSourceOptions, openDataSource } from './data-source.js';
import { UnitOfWork } from './unit-of-work.js';

describe('the files of a SQLite database', () => {
  let folder: string;
  let file: string;
  let dataSource: DataSource;
  let work: UnitOfWork;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sqlite-files-'));
    file = join(folder, 'shop.sqlite');
    dataSource = await open(file);
    work = new UnitOfWork(dataSource);
    for (const table of ['accounts', 'schema_migrations'])
      await dataSource.query(`CREATE TABLE ${table} (name TEXT)`);
  });
  afterEach(async () => {
    await dataSource.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (path: string): Promise<DataSource> =>
    openDataSource(dataSourceOptions(`sqlite:${path}`, { entities: [], migrations: [] }));
  const add = (name: string): Promise<unknown> =>
    work.run(() => work.manager.query('INSERT INTO accounts VALUES (?)', [name]));
  /** The rows that a new process finds after this one was killed. */
  const afterKill = async (): Promise<string[]> => {
    const copy = mkdtempSync(join(tmpdir(), 'sqlite-after-kill-'));
    cpSync(folder, copy, { recursive: true });
    const restarted = await open(join(copy, 'shop.sqlite'));
    const rows: { name: string }[] = await restarted.query('SELECT name FROM accounts ORDER BY rowid');
    await restarted.destroy();
    rmSync(copy, { recursive: true });
    return rows.map(({ name }) => name);
  };

  it('keep acknowledged writes when the log is removed while the shop runs [N-34-303]', async () => {
    await add('Ana');
    rmSync(`${file}-wal`);
    await add('Beto');
    expect(await afterKill()).toEqual(['Ana', 'Beto']);
    await add('Caro');
    expect(await afterKill()).toEqual(['Ana', 'Beto', 'Caro']);
  });

  it('are repaired by the readiness check before another write [N-34-303]', async () => {
    await add('Ana');
    rmSync(`${file}-wal`);
    rmSync(`${file}-shm`);
    await work.requireWritable();
    expect(await afterKill()).toEqual(['Ana']);
    expect(existsSync(`${file}-wal`)).toBe(true);
  });

  it('refuse writes once the database file was removed or replaced [N-34-303]', async () => {
    await add('Ana');
    rmSync(file);
    await expect(work.requireWritable()).rejects.toThrow('removed or replaced');
    await expect(add('Beto')).rejects.toThrow('removed or replaced');
  });

  it('are readable by their owner only, also when they used to be readable by others [N-34-304]', async () => {
    await add('Ana');
    chmodSync(file, 0o644);
    await dataSource.destroy();
    dataSource = await open(file);
    work = new UnitOfWork(dataSource);
    await add('Beto');
    for (const suffix of ['', '-wal', '-shm']) expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
  });
});
