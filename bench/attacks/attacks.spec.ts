import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ATTACKS, measureAttack, type Attack } from './attack.js';
import { startAttackedShop, type AttackedShop } from './attacked-shop.js';
import { TRIES } from './tries/index.js';

let dataDir: string;
let shop: AttackedShop;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lacteos-attacks-'));
  // The others take longer to publish and are attacked in no other way.
  shop = await startAttackedShop(dataDir, ['shell']);
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the built shop', () => {
  it.each(TRIES)('holds against $name [N-34-501]', async ({ tries }) => {
    expect(await tries(shop)).toEqual([]);
  });
});

describe('honest visitors of the built shop', () => {
  it.each(Object.keys(ATTACKS) as Attack[])(
    'are all answered while 200 connections attack with %s [N-16-028, N-34-111, N-34-502]',
    async (attack) => {
      const plan = { url: shop.url, sockets: 200, addresses: 'many', stay: { turns: 6 } } as const;
      // The attack goes on until the last of them was answered, and `measureAttack` fails when it does not.
      expect(await measureAttack(attack, plan)).toMatchObject({ failed: 0 });
    },
  );
});
