import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '@lacteos/contracts/env';
import { createConnection } from 'mysql2/promise';
import { firstAnswer, QUERIES } from '../catalogue/queries.js';
import { firstOrder, PRODUCTS } from '../orders/place.js';
import { createDatabase } from './measuring.js';
import { assertSameAnswers } from './same-answers.js';
import { startApi, startBare, type MeasuredServer } from './servers.js';
import { fillShop, type LoadedShop } from './shop.js';

const bareServer = (bench: string): string => resolve(import.meta.dirname, `../${bench}/bare-server.mjs`);

describe('the bare server that benches compare the API with', () => {
  const server = readEnvironment(process.env, (reader) => reader.text('TEST_MYSQL_URL', ''));
  const name = `bare_servers_${process.pid}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-bare-'));
  let url: string;
  let api: MeasuredServer;
  let shop: LoadedShop;

  beforeAll(async () => {
    url = await createDatabase(server, name);
    api = await startApi('API', url, dataDir, { NODE_ENV: 'test' });
    shop = await fillShop(api.prefix, url, { buyerCount: 1, productCount: PRODUCTS });
  });
  afterAll(async () => {
    await api.stop();
    const connection = await createConnection(server);
    await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(QUERIES)('answers $name of the catalogue like the API', async (query) => {
    const bare = await startBare(bareServer('catalogue'), url);
    try {
      await assertSameAnswers([api, bare], (one) => firstAnswer(one, query));
    } finally {
      await bare.stop();
    }
  });

  it('answers an order like the API', async () => {
    const bare = await startBare(bareServer('orders'), url);
    try {
      await assertSameAnswers([api, bare], (one) => firstOrder({ server: one, buyers: shop.buyers }));
    } finally {
      await bare.stop();
    }
  });

  it('is rejected when it answers less than the API', async () => {
    const answers = [{ id: 1, price: 2 }, { id: 1 }];
    await expect(assertSameAnswers(answers, async (answer) => answer)).rejects.toThrow('differently');
  });
});
