/**
 * Attacks the built shop with thousands of connections and prints what honest visitors notice: `npm run attacks`, after a
 * build; `SOCKETS` (2000), `SECONDS` (5) of each measured time, `ONLY=bodies,headers`. Exit code 1 when p99 of honest
 * visitors is more than doubled, or when one of their requests failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { startStack } from '../../tools/lib/stack.mjs';
import { COUNT } from '../lib/settings.js';
import { ATTACKS, measureAttack, type Attack, type AttackRow } from './attack.js';
import { visit } from './visitors.js';

const MAX_RATIO = 2;
const ALL = Object.keys(ATTACKS) as Attack[];
const { sockets, seconds, attacks } = readEnvironment(process.env, (reader) => ({
  sockets: reader.integer('SOCKETS', 2_000, COUNT),
  seconds: reader.integer('SECONDS', 5, COUNT),
  attacks: reader.list('ONLY', ALL, attackOf, `names of attacks separated by commas (${ALL.join(', ')})`),
}));

function attackOf(text: string): Attack | null {
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

const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-attacks-'));
// One address asks for a renewal hundreds of times a second here.
const env = { THROTTLE_BUDGETS: 'writes=10000000' };
const stack = await startStack({ port: 0, dataDir, env, quiet: true });
try {
  await visit(stack.url, seconds);
  console.log(`${sockets} connections; p99 of honest visitors in milliseconds\n`);
  console.log(line(['attack', 'addresses', 'before', 'during', 'ratio', 'failed', '']));
  console.log(line(Array<string>(7).fill('---')));
  for (const attack of attacks) {
    for (const addresses of ['many', 'one'] as const) {
      const row = await measureAttack(attack, { url: stack.url, sockets, addresses, seconds });
      console.log(rowLine(row));
      if (row.ratio > MAX_RATIO || row.failed > 0) process.exitCode = 1;
    }
  }
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
