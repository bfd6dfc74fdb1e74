import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readEnvironment } from '@lacteos/contracts/env';
import { openMailSink } from '../lib/mail-sink.js';
import { createDatabase, dropDatabase } from '../lib/measuring.js';
import { judge, type Outcome } from './judge.js';
import { rollThere } from './roll.js';

/** No fewer seconds: the gateway asks every half second who is ready. */
const AMOUNTS = { buyers: 2, seconds: 0.2, drainSeconds: 2, replaced: 1, pauseMs: 500 };
const HERE = resolve(import.meta.dirname, '../..');

describe('a rolling upgrade', () => {
  it('fails no request, loses no order and mails each once while people buy from two replicas [N-21-244]', async () => {
    const server = readEnvironment(process.env, (reader) => reader.text('TEST_MYSQL_URL', ''));
    const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-upgrade-'));
    const databaseUrl = await createDatabase(server, `upgrade_${process.pid}`);
    const sink = await openMailSink();
    try {
      const stage = { databaseUrl, dataDir, sink, from: HERE, to: [HERE] as [string] };
      const { notes, problems } = await rollThere(stage, AMOUNTS);
      expect(problems).toEqual([]);
      expect(notes).toEqual([
        expect.stringMatching(/^\d+ requests, 0 failed$/),
        expect.stringMatching(/^\d+ orders, 0 lost$/),
        expect.stringMatching(/^\d+ mails, 0 twice, 0 missing$/),
      ]);
    } finally {
      sink.stop();
      await dropDatabase(databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  const good: Outcome = {
    calls: [
      { what: 'POST /order', status: 200 },
      { what: 'GET /order/:id', status: 304 },
    ],
    orders: [1, 2],
    stored: [1, 2, 3],
    subjects: ['Recibimos su pedido 1', 'Recibimos su pedido 2', 'Recibimos su pedido 3'],
  };
  it.each<[string, Partial<Outcome>, string[]]>([
    ['nothing, when all went well', {}, []],
    [
      'a refused request',
      { calls: [{ what: 'PUT /order', status: 503 }] },
      ['requests failed: PUT /order 503'],
    ],
    [
      'requests without an answer, by their kind',
      { calls: Array.from({ length: 3 }, () => ({ what: 'GET /cart/:id', status: 0 })) },
      ['requests failed: GET /cart/:id without an answer'],
    ],
    ['an acknowledged order that is lost', { stored: [1, 3] }, ['1 acknowledged orders are not there']],
    [
      'a mail that went out twice',
      { subjects: [...good.subjects, 'Recibimos su pedido 2'] },
      ['1 mails went out twice'],
    ],
    [
      'an order without a mail',
      { subjects: good.subjects.slice(1) },
      ['1 orders were not confirmed by mail'],
    ],
    ['that nobody bought', { orders: [] }, ['no order was placed']],
  ])('reports %s [N-21-244]', (_what, change, problems) => {
    expect(judge({ ...good, ...change }).problems).toEqual(problems);
  });
});
