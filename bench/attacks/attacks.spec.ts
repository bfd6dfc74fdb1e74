import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, startGateway, type MeasuredServer } from '../lib/servers.js';
import { ATTACKS, measureAttack, type Attack } from './attack.js';

describe('honest visitors of the built shop', () => {
  let dataDir: string;
  let servers: MeasuredServer[] = [];
  let url: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lacteos-attacks-'));
    const api = await startApi('api', `sqlite:${join(dataDir, 'shop.sqlite')}`, dataDir);
    servers = [api];
    const gateway = await startGateway(new URL(api.prefix).origin, dataDir);
    servers = [gateway, api];
    url = gateway.prefix;
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(Object.keys(ATTACKS) as Attack[])(
    'are all answered while 200 connections attack by %s',
    async (attack) => {
      const row = await measureAttack(attack, { url, sockets: 200, addresses: 'many', seconds: 0.3 });
      expect(row.failed).toBe(0);
      expect(row.during).toBeLessThan(5_000);
    },
    60_000,
  );
});
