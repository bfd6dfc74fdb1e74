import { randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type MariaDbClient, withMariaDb } from './mariadb-client.js';
import { start } from './programs.js';

const READY_MS = 120_000;
const POLL_MS = 200;
const ACCOUNT = 'restore';

export interface PrivateServer {
  url: URL;
  stop: () => Promise<void>;
}

/** MariaDB does not run as root; use the account of Debian's package then. */
const serverAccount = async (): Promise<{ uid: number; gid: number } | null> => {
  if (process.getuid?.() !== 0) return null;
  const entry = (await readFile('/etc/passwd', 'utf8')).split('\n').find((line) => line.startsWith('mysql:'));
  if (!entry) throw new Error('MariaDB does not run as root: the user mysql is missing');
  const [, , uid, gid] = entry.split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

export const setServerOwner = async (folder: string): Promise<void> => {
  const account = await serverAccount();
  if (!account) return;
  for (const path of [
    folder,
    ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  ])
    if (!(await lstat(path)).isSymbolicLink()) await chown(path, account.uid, account.gid);
};

const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
};

/**
 * Listens on the loopback with its own account and without a binary log.
 * @param folder holds the files in `database`
 */
export const startPrivateServer = async (folder: string, database: string): Promise<PrivateServer> => {
  const password = randomBytes(18).toString('hex');
  const port = await freePort();
  const run = join(folder, 'run');
  await mkdir(run, { recursive: true, mode: 0o700 });
  const first = [
    `CREATE OR REPLACE USER ${ACCOUNT}@'127.0.0.1' IDENTIFIED BY '${password}';`,
    `GRANT ALL ON *.* TO ${ACCOUNT}@'127.0.0.1' WITH GRANT OPTION;`,
  ];
  await writeFile(join(run, 'first.sql'), `${first.join('\n')}\n`, { mode: 0o600 });
  await setServerOwner(run);
  const account = await serverAccount();
  const { child, output, ended } = start('mariadbd', [
    '--no-defaults',
    `--datadir=${join(folder, 'database')}`,
    `--socket=${join(run, 's')}`,
    `--pid-file=${join(run, 'pid')}`,
    `--tmpdir=${run}`,
    `--init-file=${join(run, 'first.sql')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--skip-log-bin',
    '--character-set-server=utf8mb4',
    // Reset when done: a crash loses nothing that can't be restored again.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=256M',
    ...(account ? ['--user=mysql'] : []),
  ]);
  output.resume();
  const killed = (): void => void child.kill('SIGKILL');
  process.once('exit', killed);
  const url = new URL(`mysql://${ACCOUNT}:${password}@127.0.0.1:${port}/${database}`);
  const stop = async (): Promise<void> => {
    process.off('exit', killed);
    child.kill('SIGTERM');
    await ended.catch(() => undefined);
  };
  try {
    await Promise.race([untilReady(url), ended.then(() => Promise.reject(new Error('the server ended')))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};

const untilReady = async (url: URL): Promise<void> => {
  const until = Date.now() + READY_MS;
  for (;;) {
    try {
      await withMariaDb(url, ({ query }: MariaDbClient) => query('SELECT 1'));
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(POLL_MS);
    }
  }
};

export const removeAccount = (url: URL): Promise<unknown> =>
  withMariaDb(url, ({ query }) => query(`DROP USER ${ACCOUNT}@'127.0.0.1'`));
