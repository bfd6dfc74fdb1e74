/** Fails when an attack succeeds, p99 of honest visitors more than doubles or one of their requests fails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { COUNT } from '../lib/settings.js';
import { ATTACKS, measureAttack, type Attack, type AttackRow } from './attack.js';
import { startAttackedShop } from './attacked-shop.js';
import { TRIES, type TriedShop } from './tries/index.js';
import { visit } from './visitors.js';

const MAX_RATIO = 2;
const LOADS = Object.keys(ATTACKS) as Attack[];
const ALL = [...LOADS, 'tries' as const];
const { sockets, seconds, attacks } = readEnvironment(process.env, (reader) => ({
  sockets: reader.integer('SOCKETS', 2_000, COUNT),
  seconds: reader.integer('SECONDS', 5, COUNT),
  attacks: reader.list('ONLY', ALL, attackOf, `names of attacks separated by commas (${ALL.join(', ')})`),
}));

function attackOf(text: string): Attack | 'tries' | null {
  return ALL.find((attack) => attack === text) ?? null;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rowLine = ({ attack, addresses, before, during, ratio, failed }: AttackRow): string =>
  line([
    ATTACKS[attack],
    addresses,
    before.toFixed(1),
    during.toFixed(1),
    ratio.toFixed(2),
    String(failed),
    ratio <= MAX_RATIO && failed === 0 ? 'holds' : 'FAILS',
  ]);

const tryAll = async (shop: TriedShop): Promise<void> => {
  console.log(line(['tried', '']));
  console.log(line(['---', '---']));
  for (const { name, tries } of TRIES) {
    const broke = await tries(shop).catch((error: unknown) => [String(error)]);
    console.log(line([name, broke.length === 0 ? 'held' : 'BROKE']));
    for (const what of broke) console.error(`  ${what}`);
    if (broke.length > 0) process.exitCode = 1;
  }
  console.log();
};

const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-attacks-'));
const stack = await startAttackedShop(dataDir);
try {
  if (attacks.includes('tries')) await tryAll(stack);
  await visit(stack.url, seconds);
  console.log(`${sockets} connections; p99 of honest visitors in milliseconds\n`);
  console.log(line(['attack', 'addresses', 'before', 'during', 'ratio', 'failed', '']));
  console.log(line(Array<string>(7).fill('---')));
  for (const attack of LOADS.filter((each) => attacks.includes(each))) {
    for (const addresses of ['many', 'one'] as const) {
      const row = await measureAttack(attack, { url: stack.url, sockets, addresses, stay: seconds });
      console.log(rowLine(row));
      if (row.ratio > MAX_RATIO || row.failed > 0) process.exitCode = 1;
    }
  }
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
