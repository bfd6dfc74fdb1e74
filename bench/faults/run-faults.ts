import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { createDatabase } from '../lib/measuring.js';
import { DATABASE_FAULTS } from './kinds/database-faults.js';
import { DISK_FAULTS } from './kinds/disk-faults.js';
import type { Fault } from './fault.js';
import type { FilledDatabase } from './fault-shop.js';
import { MACHINE_FAULTS } from './kinds/machine-faults.js';
import { MAIL_FAULTS } from './kinds/mail-faults.js';
import { RELEASE_FAULTS } from './kinds/release-faults.js';
import { SERVICE_FAULTS } from './kinds/service-faults.js';
import { fillDemoShop } from './shop-processes.js';
import { SQLITE_FAULTS } from './kinds/sqlite-faults.js';

export const FAULTS: readonly Fault[] = [
  ...DATABASE_FAULTS,
  ...SQLITE_FAULTS,
  ...SERVICE_FAULTS,
  ...MAIL_FAULTS,
  ...RELEASE_FAULTS,
  ...MACHINE_FAULTS,
  ...DISK_FAULTS,
];

export interface FaultResult {
  readonly fault: Fault;
  readonly database: FilledDatabase['name'];
  /** null when it ran. */
  readonly leftOut: string | null;
  readonly notes: readonly string[];
  readonly problems: readonly string[];
}

const isRoot = process.getuid?.() === 0;

const runOn = async (fault: Fault, database: FilledDatabase): Promise<FaultResult> => {
  const { name } = database;
  if (fault.needsRoot && !isRoot)
    return { fault, database: name, leftOut: 'only root can do it', notes: [], problems: [] };
  try {
    const { notes, problems } = await fault.run(database);
    return { fault, database: name, leftOut: null, notes, problems: [...problems] };
  } catch (error) {
    return { fault, database: name, leftOut: null, notes: [], problems: [`broke off: ${String(error)}`] };
  }
};

export async function runFaults(
  faults: readonly Fault[],
  say: (result: FaultResult) => void,
): Promise<readonly FaultResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-faults-'));
  const server = await startMariaDb({ isDurable: true });
  const results: FaultResult[] = [];
  const mariaDb = await createDatabase(server.url, 'faults');
  const databases: readonly FilledDatabase[] = [
    { name: 'SQLite', url: `sqlite:${join(folder, 'shop.sqlite')}`, dataDir: folder, server: null },
    { name: 'MariaDB', url: mariaDb, dataDir: folder, server },
  ];
  try {
    for (const database of databases) {
      const those = faults.filter((fault) => fault.databases.includes(database.name));
      if (those.length > 0) await fillDemoShop(database.url, database.dataDir);
      for (const fault of those) {
        const result = await runOn(fault, database);
        results.push(result);
        say(result);
      }
    }
    return results;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
