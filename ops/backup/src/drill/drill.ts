import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupSettings } from '../backup-settings.js';
import { withMariaDb } from '../mariadb-client.js';
import { startPrivateServer } from '../private-server.js';
import { runToEnd } from '../programs.js';
import { restore, type Restored } from '../restore.js';
import { firstRowOfSqlite } from '../sqlite.js';
import { type DrillLine, runChecks } from './drill-checks.js';

const MINUTE_MS = 60_000;

export interface DrillResult {
  restored: Restored;
  lines: DrillLine[];
  restoreMs: number;
}

/** The invoice check needs SIIGO to answer. */
export interface DrillOptions {
  at?: Date | null;
  without?: readonly string[];
  now?: () => Date;
}

/** Restores the last backups into a temporary folder and checks age, duration and data. */
export const drill = async (settings: BackupSettings, options: DrillOptions = {}): Promise<DrillResult> => {
  const { at = null, without = [], now = () => new Date() } = options;
  const folder = await mkdtemp(join(tmpdir(), 'lacteos-drill-'));
  try {
    // The server's account must reach its folder.
    await runToEnd('chmod', ['755', folder]);
    const begun = now();
    const restored = await restore(settings, join(folder, 'restored'), at);
    const restoreMs = now().getTime() - begun.getTime();
    const lossMs = (at ?? begun).getTime() - Date.parse(restored.moment);
    const { restoreMinutes, lossMinutes } = settings.limits;
    const lines = [
      measured('age of the backup', lossMs, lossMinutes),
      measured('time to restore', restoreMs, restoreMinutes),
      ...(await judge(settings, join(folder, 'restored'), { moment: restored.moment, without })),
    ];
    return { restored, lines, restoreMs };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const measured = (name: string, ms: number, minutes: number): DrillLine => ({
  name,
  isGood: ms <= minutes * MINUTE_MS,
  text: `${(ms / 1_000).toFixed(1)} s (at most ${minutes} min)`,
});

const ORDERS = 'SELECT COUNT(*) AS orders, MAX(created_at) AS last FROM orders';
const orders = ([count = '0', last = 'none']: readonly string[]): DrillLine => ({
  name: 'orders',
  isGood: true,
  text: `${count}, the last of ${last}`,
});

interface Judged {
  moment: string;
  without: readonly string[];
}

const judge = async (
  { database, apiEnvironmentFile }: BackupSettings,
  folder: string,
  judged: Judged,
): Promise<DrillLine[]> => {
  const checked = { ...judged, apiEnvironmentFile, dataDir: join(folder, 'files') };
  if (database.kind === 'sqlite') {
    const file = join(folder, 'database/lacteos.sqlite');
    const lines = await runChecks({ ...checked, databaseUrl: `sqlite:${file}` });
    return [orders(firstRowOfSqlite(file, ORDERS)), ...lines];
  }
  const server = await startPrivateServer(folder, database.url.pathname.slice(1));
  try {
    const [row = []] = await withMariaDb(server.url, ({ query }) => query(ORDERS));
    return [orders(row), ...(await runChecks({ ...checked, databaseUrl: server.url.href }))];
  } finally {
    await server.stop();
  }
};
