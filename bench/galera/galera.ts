/** Checks a cluster of three MariaDB nodes with an API replica on each. Needs a build; `ONLY=stampede,reads`. */
import { readEnvironment } from '@lacteos/contracts/env';
import { COUNT } from '../lib/settings.js';
import { CHECKS } from './checks.js';
import { withClusterShop } from './cluster-shop.js';

const names = Object.keys(CHECKS);
const { only, ...amounts } = readEnvironment(process.env, (reader) => ({
  only: reader.list('ONLY', names, (name) => (name in CHECKS ? name : null), names.join(', ')),
  buyers: reader.integer('BUYERS', 1_000, COUNT),
  units: reader.integer('UNITS', 100, COUNT),
  pairs: reader.integer('PAIRS', 10_000, COUNT),
  seconds: reader.integer('SECONDS', 20, COUNT),
  rate: reader.integer('RATE', 20, COUNT),
}));

const line = (...cells: string[]): void => console.log(`| ${cells.join(' | ')} |`);
line('check', 'seen', '');
line('---', '---', '---');
let failed = 0;
await withClusterShop(amounts.buyers, async (shop, seconds) => {
  line('migrations', `two replicas on two nodes at once, ${seconds.toFixed(0)} s`, 'holds');
  for (const name of only) {
    const outcome = await CHECKS[name]?.(shop, amounts);
    const { notes = [], problems = [] } = outcome ?? {};
    if (problems.length > 0) failed += 1;
    line(name, notes.join(', '), problems.length === 0 ? 'holds' : `FAILS: ${problems.join('; ')}`);
  }
});
process.exitCode = failed === 0 ? 0 : 1;
