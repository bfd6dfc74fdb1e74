import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG, type Config } from '#config/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { DatabaseCheck } from './index.js';

const PAGE = 4_096;
const GARBAGE = Buffer.alloc(64, 0xa5);

describe.each(DIALECTS)('the check of the database on $name', ({ name, fresh }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ name, fresh });
  });
  afterAll(() => api.stop());

  const damage = async (): Promise<void> => {
    // Pages still in the log are read from there.
    await api.uow.manager.query('PRAGMA wal_checkpoint(TRUNCATE)');
    const file = api.app.get<Config>(CONFIG).databaseUrl.replace('sqlite:', '');
    const handle = openSync(file, 'r+');
    for (let page = 2; page < statSync(file).size / PAGE; page += 1)
      writeSync(handle, GARBAGE, 0, GARBAGE.length, page * PAGE);
    closeSync(handle);
  };

  it('reports no problem in a sound database [N-34-306]', async () => {
    await api.app.get(DatabaseCheck).check();
    expect((await api.call('GET', '/health/ready')).status).toBe(200);
    const shown = name === 'SQLite' ? 'database_damage 0' : '# TYPE database_damage gauge';
    expect((await api.call('GET', '/metrics')).text).toContain(shown);
  });

  if (name === 'SQLite')
    it('finds damaged pages and makes the shop unready [N-34-306]', async () => {
      await damage();
      await api.app.get(DatabaseCheck).check();
      const ready = await api.call('GET', '/health/ready');
      expect([ready.status, ready.failure.code]).toEqual([503, 'UNAVAILABLE']);
      expect((await api.call('GET', '/metrics')).text).toMatch(/database_damage [1-9]/);
    });
});
