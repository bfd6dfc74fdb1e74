import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { anyFreePort } from '../shop/ports.mjs';
import { findProgram } from '../machine/find-program.mjs';

const READY_SECONDS = 60;

const hasMariaDb = () =>
  findProgram('mariadbd', 'mysqld') !== null && findProgram('mariadb-install-db') !== null;

/** Started by root, the server runs as mysql, the user of Debian's package. */
export function serverUser() {
  if (process.getuid?.() !== 0) return null;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('mysql:'));
  if (!entry)
    throw new Error('MariaDB must not run as root: install mariadb-server, which brings the user mysql');
  const [name, , uid, gid] = entry.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

export function install(folder, data, user) {
  const result = spawnSync(
    findProgram('mariadb-install-db'),
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--tmpdir=${join(folder, 'tmp')}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...(user ? [`--user=${user.name}`] : []),
    ],
    { encoding: 'utf8' },
  );
  if (result.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`mariadb-install-db failed: ${result.stderr || result.stdout}`);
}

async function untilReady(url, server, log) {
  const until = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < until) {
    if (server.exitCode !== null) break;
    try {
      const connection = await createConnection(url);
      await connection.end();
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Error(`MariaDB did not start:\n${log.join('')}`);
}

/** Fast, at the risk of losing the last second of commits when killed. */
const FAST = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=0',
  '--sync-frm=0',
];

function run({ folder, data, temporary, port, user, isDurable, hasBinaryLog, settings }, log) {
  const server = spawn(
    findProgram('mariadbd', 'mysqld'),
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--tmpdir=${temporary}`,
      `--socket=${join(folder, 's')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      ...(hasBinaryLog ? ['--log-bin=shop', '--log-bin-trust-function-creators=1'] : ['--skip-log-bin']),
      '--character-set-server=utf8mb4',
      '--max-connections=500',
      ...(isDurable ? [] : FAST),
      '--innodb-buffer-pool-size=128M',
      ...(user ? [`--user=${user.name}`] : []),
      ...settings,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  server.stderr.on('data', (chunk) => log.push(String(chunk)));
  return server;
}

/** Also ends a stopped server. */
export const stopServer = async (server, signal) => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  // A stopped process ends only once it continues.
  server.kill('SIGCONT');
  await ended;
};

/** @typedef {Awaited<ReturnType<typeof startMariaDb>>} OwnMariaDb */

/**
 * Starts a MariaDB server of its own: fresh data in a temporary folder, a free port, loopback only.
 * It trades durability for speed, unless `isDurable`, and is meant for tests.
 * `stop` removes the data; `restart` keeps data and port; the url is root's, without a database.
 *
 * @param {{parent?: string, isDurable?: boolean, hasBinaryLog?: boolean, settings?: readonly string[]}} [options]
 *   `parent`: folder of its data; `hasBinaryLog` allows backups to the second; `settings`: options of the server
 */
export async function startMariaDb({
  parent = tmpdir(),
  isDurable = false,
  hasBinaryLog = false,
  settings = [],
} = {}) {
  if (!hasMariaDb()) throw new Error('No MariaDB server found: install mariadb-server or set TEST_MYSQL_URL');
  const user = serverUser();
  const folder = mkdtempSync(join(parent, 'lacteos-mariadb-'));
  const data = join(folder, 'data');
  // A starting server deletes every temporary table in its folder; other servers would crash.
  const temporary = join(folder, 'tmp');
  mkdirSync(data);
  mkdirSync(temporary);
  if (user) for (const path of [folder, data, temporary]) chownSync(path, user.uid, user.gid);
  install(folder, data, user);
  const port = await anyFreePort();
  const started = { folder, data, temporary, port, user, isDurable, hasBinaryLog, settings };
  const log = [];
  const url = `mysql://root@127.0.0.1:${port}/`;
  let server = run(started, log);
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  const stop = async () => {
    process.off('exit', killed);
    await stopServer(server, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const restart = async () => {
    server = run(started, log);
    await untilReady(url, server, log);
  };
  try {
    await untilReady(url, server, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    restart,
    kill: () => stopServer(server, 'SIGKILL'),
    freeze: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
  };
}
