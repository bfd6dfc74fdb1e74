import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databaseFolder } from '../../tools/databases/database-folder.mjs';
import { startMariaDb, type OwnMariaDb } from '../../tools/databases/mariadb.mjs';
import { createDatabase } from '../lib/measuring.js';
import { migrate } from '../lib/servers.js';
import { FULL_LOG, requireDroppedLines } from './kinds/disk-faults.js';
import { FaultShop } from './fault-shop.js';
import { FAULTS } from './run-faults.js';

const SECOND_ROUND = [
  'api-killed',
  'database-few-connections',
  'database-frozen',
  'database-read-only',
  'desk-many-reports',
  'registry-older',
  'exports-beside-visitors',
  'many-mails',
  'outbox-poison',
  'smtp-hangs-up',
  'sqlite-damaged',
  'sqlite-log-removed',
  'wompi-hostile',
];

describe('the table of faults', () => {
  it('lists each fault of the second round under a unique name [N-34-551]', () => {
    const names = FAULTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(SECOND_ROUND));
  });
});

describe('the built shop', () => {
  let folder: string;
  let server: OwnMariaDb;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lacteos-faults-'));
    server = await startMariaDb({ parent: databaseFolder(), isDurable: true });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('serves while its log disk is full, and loses nothing when MariaDB is killed [N-16-176]', async () => {
    const url = await createDatabase(server.url, 'faults');
    migrate(url);
    const shop = await FaultShop.open({ name: 'MariaDB', url, dataDir: folder, server }, FULL_LOG);
    await shop.servesOn(1);
    await server.kill();
    await shop.isUnready(3);
    await server.restart();
    await shop.recovers(10);
    await requireDroppedLines(shop);
    await shop.verify();
    await shop.close();
    expect([...shop.problems]).toEqual([]);
  });
});
