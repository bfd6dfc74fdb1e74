import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { IdempotencyKeysRepository } from '../../src/platform/repeats/idempotency-keys.repository.js';
import { DIALECTS } from '../index.js';
import { holdAfter } from '../hold-after.js';
import { OPERATIONS, type Operation } from '../fuzz/operations.js';
import { TEST_SETTINGS } from '../test-settings.js';
import { ACCOUNT_WRITES } from './account-writes.js';
import { differences, effectOf, snapshotOf } from './database-snapshot.js';
import { OFFICE_WRITES } from './office-writes.js';
import { ORDER_WRITES } from './order-writes.js';
import { DELIVERY_WRITES } from './delivery-writes.js';
import { PICKUP_WRITES } from './pickup-writes.js';
import { RepeatsWorld, type WriteRow, type WriteRows } from './repeats-world.js';
import { ROAD_WRITES } from './road-writes.js';
import { send, sendAndLose, type SentAnswer } from './send-twice.js';
import { SHOP_WRITES } from './shop-writes.js';
import { SIIGO_WRITES } from './siigo-writes.js';

const ROWS: WriteRows = {
  ...ACCOUNT_WRITES,
  ...SHOP_WRITES,
  ...ORDER_WRITES,
  ...DELIVERY_WRITES,
  ...PICKUP_WRITES,
  ...OFFICE_WRITES,
  ...SIIGO_WRITES,
  ...ROAD_WRITES,
};
const WRITES = OPERATIONS.filter(({ method }) => method !== 'GET');
const SENT = WRITES.flatMap((operation) => {
  const row = ROWS[operation.name];
  return row ? [{ operation, row, name: operation.name }] : [];
});
const printed: string[] = [];

/** The documented protection of a write from repetition. */
const howOf = ({ repetition }: Operation): string =>
  repetition ? `${repetition.by}: ${repetition.because}` : 'key, effect and answer in one transaction';

describe('the table of repeated writes', () => {
  it('has a row for each write of the OpenAPI document, and no other [N-33-508]', () => {
    expect(Object.keys(ROWS).sort()).toEqual(WRITES.map(({ name }) => name).sort());
  });

  it('declares a different second answer only for writes that store none [N-33-508]', () => {
    const told = SENT.filter(({ row }) => row.repeated !== undefined).map(({ name }) => name);
    const storing = SENT.filter(({ operation }) => operation.repetition?.by === 'nature');
    expect(told).toEqual(storing.map(({ name }) => name));
  });
});

describe.each(DIALECTS)('writes that are sent twice on $name', (dialect) => {
  let world: RepeatsWorld;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'repeats-'));
    world = await RepeatsWorld.start(dialect, folder);
  });
  afterAll(async () => {
    await world.stop();
    rmSync(folder, { recursive: true });
    if (TEST_SETTINGS.printsRepeats) process.stdout.write(`${[...printed.splice(0)].join('\n')}\n`);
  });

  /** Sends it once without reading the answer, then twice more. @returns the effect of all three */
  const oneAfterTheOther = async ({ method }: Operation, row: WriteRow): Promise<string[]> => {
    const write = await row.prepare(world);
    const key = randomUUID();
    const before = await snapshotOf(world.api);
    await sendAndLose(world.api, method, write, key);
    const once = await snapshotOf(world.api);
    const answers = [
      await send(world.api, method, write, key),
      await send(world.api, method, write, key),
    ] as const;
    expectSame(answers, row);
    if (!row.leavesMore) expect(differences(once, await snapshotOf(world.api))).toEqual([]);
    return effectOf(before, once);
  };

  /** Sends two copies, the second during the first. @returns their effect */
  const atOnce = async ({ method }: Operation, row: WriteRow): Promise<string[]> => {
    const write = await row.prepare(world);
    const key = randomUUID();
    const before = await snapshotOf(world.api);
    const held = holdAfter(world.api.app.get(IdempotencyKeysRepository), 'claim');
    const first = send(world.api, method, write, key);
    await Promise.race([held.reached, first]);
    const second = send(world.api, method, write, key);
    held.release();
    expectSame(await Promise.all([first, second]), row);
    return effectOf(before, await snapshotOf(world.api));
  };

  it.each(SENT)(
    'have one effect and the same answer: $name [N-33-508, N-33-509]',
    async ({ operation, row, name }) => {
      const once = await oneAfterTheOther(operation, row);
      const twice = await atOnce(operation, row);
      if (!row.leavesMore) expect(twice).toEqual(once);
      printed.push(`${dialect.name.padEnd(8)}${name.padEnd(56)}${once.length} changes, ${howOf(operation)}`);
    },
  );
});

function expectSame([one, other]: readonly [SentAnswer, SentAnswer], { repeated }: WriteRow): void {
  if (repeated === undefined) {
    expect([one.status, one.text]).toEqual([expect.any(Number), other.text]);
    expect(one.status).toBe(other.status);
    expect(`${one.status} ${one.text}`).toMatch(/^2/);
  } else {
    expect([one.status, other.status]).toContain(repeated);
  }
}
