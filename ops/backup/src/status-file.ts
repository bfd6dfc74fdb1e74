import { readFile, rename, writeFile } from 'node:fs/promises';

import type { BackupKind } from './backup-record.js';

const NAME = 'backup_last_success_timestamp_seconds';
const HEAD = `# HELP ${NAME} When the last backup of a kind was complete.\n# TYPE ${NAME} gauge\n`;
const KINDS: readonly BackupKind[] = ['full', 'log'];

const lineOf = (kind: BackupKind, seconds: string): string => `${NAME}{kind="${kind}"} ${seconds}\n`;

const secondsOf = (text: string, kind: BackupKind): string | undefined =>
  new RegExp(`^${NAME}\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1];

/** Records a success for Prometheus and the API, keeping the other kind's last one. */
export const recordSuccess = async (
  file: string | null,
  kind: BackupKind,
  endedAt: string,
): Promise<void> => {
  if (file === null) return;
  const before = await readFile(file, 'utf8').catch(() => '');
  const lines = KINDS.flatMap((each) => {
    const seconds = each === kind ? String(Math.floor(Date.parse(endedAt) / 1_000)) : secondsOf(before, each);
    return seconds === undefined ? [] : lineOf(each, seconds);
  });
  // Readers see the old file or the new one.
  await writeFile(`${file}.new`, HEAD + lines.join(''));
  await rename(`${file}.new`, file);
};
