import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './programs.js';

export interface MariaDbClient {
  /** First argument of every program; keeps the password out of the process list. */
  defaults: string;
  query: (statement: string) => Promise<string[][]>;
}

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

const optionFile = (url: URL): string => {
  const socket = url.searchParams.get('socket');
  const connection = socket
    ? [`socket=${quoted(socket)}`]
    : [`host=${quoted(url.hostname)}`, `port=${url.port || 3306}`, 'protocol=tcp'];
  const user = decodeURIComponent(url.username) || 'root';
  const password = decodeURIComponent(url.password);
  return [
    '[client]',
    `user=${quoted(user)}`,
    ...(password ? [`password=${quoted(password)}`] : []),
    ...connection,
    '',
  ].join('\n');
};

/** `?socket=` in the address connects locally. */
export const withMariaDb = async <T>(url: URL, work: (client: MariaDbClient) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'lacteos-backup-'));
  try {
    const file = join(folder, 'client.cnf');
    await writeFile(file, optionFile(url), { mode: 0o600 });
    const defaults = `--defaults-file=${file}`;
    const query = async (statement: string): Promise<string[][]> => {
      const database = url.pathname.slice(1);
      const args = [defaults, '--batch', '--skip-column-names', `--execute=${statement}`, database];
      const text = await runToEnd('mariadb', args.filter(Boolean));
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t'));
    };
    return await work({ defaults, query });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
