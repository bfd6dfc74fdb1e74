import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { isUnavailable } from '#platform/database/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';

describe.each(DIALECTS)('health on $name', (dialect) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(async () => api.stop());

  it('reports a live process and a reachable database [D-067]', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await api.call('GET', path);
      expect([answer.status, answer.text]).toEqual([200, '{"success":true,"data":{"status":"ok"}}']);
    }
  });

  it('stays alive but not ready without its database', async () => {
    const run = jest.spyOn(api.uow, 'run').mockRejectedValue(new Error('connection lost'));
    expect((await api.call('GET', '/health/live')).status).toBe(200);
    const ready = await api.call('GET', '/health/ready');
    expect([ready.status, ready.failure.code]).toEqual([503, 'UNAVAILABLE']);
    run.mockRestore();
    expect((await api.call('GET', '/health/ready')).status).toBe(200);
  });

  it('is not ready while its database is read-only [N-16-168]', async () => {
    if (dialect.name === 'MariaDB') {
      // Tests write despite read-only mode, because their account administers the server.
      expect([1036, 1290, 1792, 1836].map((errno) => isUnavailable({ errno }))).toEqual(Array(4).fill(true));
      return;
    }
    await api.uow.manager.query('PRAGMA query_only = 1');
    expect((await api.call('GET', '/health/ready')).status).toBe(503);
    await api.uow.manager.query('PRAGMA query_only = 0');
    expect((await api.call('GET', '/health/ready')).status).toBe(200);
  });

  it('is not ready while its database does not answer [N-16-004]', async () => {
    const run = jest.spyOn(api.uow, 'run').mockReturnValue(new Promise(() => undefined));
    expect((await api.call('GET', '/health/ready')).status).toBe(503);
    run.mockRestore();
  });
});
