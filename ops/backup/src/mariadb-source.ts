import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError } from '@lacteos/release/store';
import type { BinlogPosition } from './backup-record.js';
import type { MariaDbClient } from './mariadb-client.js';
import { outputOf, runToEnd, start } from './programs.js';

/** @throws ReleaseError `USAGE` without a binary log: only full backups could be restored */
const requireBinlog = async ({ query }: MariaDbClient): Promise<void> => {
  const [[isOn] = []] = await query('SELECT @@log_bin');
  if (isOn !== '1')
    throw new ReleaseError('USAGE', 'the server writes no binary log: set log_bin (docs/installation.md)');
};

/** Copies all files of the running server. @returns where its binary logs continue */
export const copyServer = async (
  client: MariaDbClient,
  store: (stream: AsyncIterable<Buffer>) => Promise<void>,
): Promise<BinlogPosition> => {
  await requireBinlog(client);
  const [[datadir = ''] = []] = await client.query('SELECT @@datadir');
  const folder = await mkdtemp(join(tmpdir(), 'lacteos-backup-'));
  try {
    const args = [
      client.defaults,
      '--backup',
      '--stream=mbstream',
      `--datadir=${datadir}`,
      `--target-dir=${folder}`,
      `--extra-lsndir=${folder}`,
    ];
    await store(outputOf(start('mariadb-backup', args)));
    return positionIn(await readFile(join(folder, 'xtrabackup_info'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const positionIn = (info: string): BinlogPosition => {
  const [, file, position] = /^binlog_pos = filename '([^']+)', position '(\d+)'/m.exec(info) ?? [];
  if (!file || !position) throw new Error(`mariadb-backup noted no position in the binary logs: ${info}`);
  return { file, position: Number(position) };
};

export const finishedLogs = async (client: MariaDbClient, from: string): Promise<string[]> => {
  await requireBinlog(client);
  await client.query('FLUSH BINARY LOGS');
  const all = (await client.query('SHOW BINARY LOGS')).map(([name = '']) => name);
  if (!all.includes(from))
    throw new ReleaseError(
      'BACKUP_MISSING',
      `the server has no binary log ${from} any more: make a whole backup (npm run backup -- take)`,
    );
  return all.slice(all.indexOf(from), -1);
};

export const copyLog = async (
  client: MariaDbClient,
  name: string,
  store: (stream: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'lacteos-backup-'));
  try {
    const args = [client.defaults, '--read-from-remote-server', '--raw', `--result-file=${folder}/`, name];
    await runToEnd('mariadb-binlog', args);
    await store(createReadStream(join(folder, name)) as AsyncIterable<Buffer>);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
