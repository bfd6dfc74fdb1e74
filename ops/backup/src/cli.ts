import { parseArgs } from 'node:util';
import { ReleaseError, EXIT_CODES, hideExperimentalWarnings } from '@lacteos/release/store';
import { listBackups } from './backup-record.js';
import { readBackupSettings } from './backup-settings.js';
import { drill } from './drill/drill.js';
import { restore } from './restore.js';
import { newBackupKeys } from './sealing.js';
import { recordSuccess } from './status-file.js';
import { removeOld, takeFull, takeLog } from './take.js';

hideExperimentalWarnings();

const USAGE = `Usage: npm run backup -- <command>
  take                            backs everything up, then removes what is older than BACKUP_KEEP_DAYS
  log                             backs up what was added since; every four minutes
  list                            the backups that are complete
  restore --into <folder> [--at <time>]
                                  restores into an empty folder, as far as the backups go or as it was at that time
  drill [--at <time>] [--without invoices]
                                  restores beside what runs, judges the result and removes it; exit code 3 when it fails
  keys                            a new pair of keys
Times are ISO 8601, e.g. 2026-11-22T15:04:00-05:00. Settings: docs/settings.md, 'Settings of the backup'.
Exit codes: 0 done, 1 unexpected, 2 usage or settings, 3 the drill failed, 4 no such backup, 6 changed or another key,
            7 the store does not answer`;

interface Options {
  into?: string;
  at?: string;
  without?: string[];
}

const print = (line: string): void => console.log(line);

const timeOf = (text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new ReleaseError('USAGE', `--at ${text}: expected a time\n${USAGE}`);
  return time;
};

const sizeOf = (streams: Record<string, { size: number }[]>): string =>
  `${(
    Object.values(streams)
      .flat()
      .reduce((sum, { size }) => sum + size, 0) / 1e6
  ).toFixed(1)} MB`;

const takeWhole = async () => {
  const settings = await readBackupSettings(process.env);
  const record = await takeFull(settings);
  await recordSuccess(settings.statusFile, record.kind, record.endedAt);
  const removed = await removeOld(settings);
  print(
    `${record.id} is in ${settings.store.name} (${sizeOf(record.streams)}); removed ${removed.length} old`,
  );
};

const COMMANDS: Record<string, (options: Options) => Promise<void>> = {
  take: takeWhole,
  log: async () => {
    const settings = await readBackupSettings(process.env);
    const record = await takeLog(settings);
    await recordSuccess(settings.statusFile, record.kind, record.endedAt);
    print(`${record.id} is in ${settings.store.name} (${sizeOf(record.streams)})`);
  },
  list: async () => {
    const { store } = await readBackupSettings(process.env);
    (await listBackups(store)).forEach(print);
  },
  restore: async ({ into, at }) => {
    if (into === undefined) throw new ReleaseError('USAGE', USAGE);
    const restored = await restore(await readBackupSettings(process.env), into, timeOf(at));
    print(`${into} holds the shop as it was at ${restored.moment}, from ${restored.backups.length} backups.`);
    print(`Put it in its place as docs/backup.md says, and before the API starts run`);
    print(`  npm run reconcile -w api -- --since ${restored.moment}`);
  },
  drill: async ({ at, without = [] }) => {
    const { lines, restored } = await drill(await readBackupSettings(process.env), {
      at: timeOf(at),
      without,
    });
    print(`Restored as of ${restored.moment}, from ${restored.backups.length} backups`);
    for (const { name, isGood, text } of lines) print(`${isGood ? '✔' : '✖'} ${name}: ${text}`);
    const failed = lines.filter(({ isGood }) => !isGood);
    if (failed.length === 0) return;
    // cron mails stderr.
    const reasons = failed.map(({ name, text }) => `${name}: ${text}`).join('\n  ');
    throw new ReleaseError('DRILL_FAILED', `THE DRILL FAILED\n  ${reasons}`);
  },
  keys: async () => {
    const { identity, recipient } = await newBackupKeys();
    print(`# BACKUP_RECIPIENT=${recipient}`);
    print(identity);
  },
};

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      at: { type: 'string' },
      without: { type: 'string', multiple: true },
    },
  });
  const command = Object.hasOwn(COMMANDS, positionals[0] ?? '') ? COMMANDS[positionals[0] ?? ''] : undefined;
  if (!command || positionals.length > 1) throw new ReleaseError('USAGE', USAGE);
  await command(values);
};

try {
  await main();
} catch (error) {
  const isKnown = error instanceof ReleaseError;
  console.error(isKnown ? error.message : error);
  process.exitCode = isKnown ? EXIT_CODES[error.code] : 1;
}
