import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { findProgram } from '../machine/find-program.mjs';
import { anyFreePort } from '../shop/ports.mjs';
import { install, serverUser, stopServer } from './mariadb.mjs';

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const READY_SECONDS = 120;

/** Replication library of galera-4, a dependency of Debian's mariadb-server; null without it. */
const findGalera = () => PROVIDERS.find((path) => existsSync(path)) ?? null;

/** Nodes share a port and differ in address, as on several machines. */
const addressOf = (number) => `127.0.1.${number}`;

const serverArguments = ({ folder, number, count, ports, user }) => {
  const address = addressOf(number);
  const members = Array.from({ length: count }, (_, index) => `${addressOf(index + 1)}:${ports.group}`);
  const provider = [
    `gmcast.listen_addr=tcp://${address}:${ports.group}`,
    `ist.recv_addr=${address}:${ports.ist}`,
    'gcache.size=64M',
  ];
  return [
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    `--tmpdir=${join(folder, 'tmp')}`,
    `--socket=${join(folder, 's')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--port=${ports.sql}`,
    `--bind-address=${address}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--binlog-format=ROW',
    '--character-set-server=utf8mb4',
    '--max-connections=300',
    '--innodb-buffer-pool-size=64M',
    // The cluster keeps what a killed node lost.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-flush-method=nosync',
    '--innodb-autoinc-lock-mode=2',
    '--wsrep-on=ON',
    `--wsrep-provider=${findGalera()}`,
    `--wsrep-provider-options=${provider.join(';')}`,
    '--wsrep-cluster-name=lacteos',
    `--wsrep-cluster-address=gcomm://${members.join(',')}`,
    `--wsrep-node-address=${address}:${ports.group}`,
    `--wsrep-node-name=node${number}`,
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=${address}:${ports.sst}`,
    ...(user ? [`--user=${user.name}`] : []),
  ];
};

/** Last position of a killed node, so that it fetches only what it missed. */
const recovered = (settings) => {
  const { stderr } = spawnSync(
    findProgram('mariadbd', 'mysqld'),
    [...serverArguments(settings), '--wsrep-recover'],
    { encoding: 'utf8' },
  );
  const position = /Recovered position:?\s+([0-9a-f-]{36}:-?\d+)/.exec(stderr)?.[1];
  return position ? [`--wsrep-start-position=${position}`] : [];
};

const launch = (settings, more, log) => {
  const server = spawn(findProgram('mariadbd', 'mysqld'), [...serverArguments(settings), ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr.on('data', (chunk) => {
    log.push(String(chunk));
    if (log.length > 400) log.shift();
  });
  return server;
};

const isSynced = async (url) => {
  const connection = await createConnection({ uri: url, connectTimeout: 2_000 });
  try {
    const [rows] = await connection.query("SHOW STATUS LIKE 'wsrep_ready'");
    return rows[0]?.Value === 'ON';
  } finally {
    connection.destroy();
  }
};

const untilNode = async (url, wanted, isGone, orThrow) => {
  const until = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < until && !isGone()) {
    if ((await isSynced(url).catch(() => null)) === wanted) return;
    await delay(200);
  }
  throw new Error(orThrow());
};

/** `restart` resolves once the node has caught up; `cutOff` makes it non-Primary, some seconds later. */
async function openNode(settings) {
  const log = [];
  const url = `mysql://root@${addressOf(settings.number)}:${settings.ports.sql}/`;
  let server = launch(settings, settings.number === 1 ? ['--wsrep-new-cluster'] : [], log);
  const isGone = () => server.exitCode !== null || server.signalCode !== null;
  const stop = () => stopServer(server, 'SIGTERM');
  process.once('exit', () => server.kill('SIGKILL'));
  const setIsolation = async (isIsolated) => {
    const connection = await createConnection(url);
    await connection.query(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${isIsolated ? 1 : 0}'`);
    await connection.end();
  };
  const untilSynced = () =>
    untilNode(url, true, isGone, () => `a node of Galera did not start:\n${log.join('').slice(-6_000)}`);
  const node = {
    url,
    host: addressOf(settings.number),
    untilSynced,
    untilNotPrimary: () => untilNode(url, false, isGone, () => 'a node that was cut off stays Primary'),
    kill: () => stopServer(server, 'SIGKILL'),
    restart: () => {
      server = launch(settings, recovered(settings), log);
      return untilSynced();
    },
    freeze: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
    cutOff: () => setIsolation(true),
    reconnect: () => setIsolation(false),
    stop,
  };
  await untilSynced().catch(async (error) => {
    await stop();
    throw error;
  });
  return node;
}

/** @typedef {Awaited<ReturnType<typeof openNode>>} GaleraNode */
/** @typedef {Awaited<ReturnType<typeof startGalera>>} OwnGalera */

/** Starts a cluster of MariaDB with Galera on the loopback: fresh data, free ports, an address per node. */
export async function startGalera({ count = 3, parent = tmpdir() } = {}) {
  if (!findGalera()) throw new Error('galera-4 is missing: install it with mariadb-server');
  const user = serverUser();
  const folder = mkdtempSync(join(parent, 'lacteos-galera-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const ports = {
    sql: await anyFreePort(),
    group: await anyFreePort(),
    ist: await anyFreePort(),
    sst: await anyFreePort(),
  };
  /** @type {GaleraNode[]} */
  const nodes = [];
  const stop = async () => {
    for (const node of nodes.toReversed()) await node.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let number = 1; number <= count; number += 1) {
      const own = join(folder, String(number));
      for (const path of [own, join(own, 'data'), join(own, 'tmp')]) {
        mkdirSync(path);
        if (user) chownSync(path, user.uid, user.gid);
      }
      install(own, join(own, 'data'), user);
      nodes.push(await openNode({ folder: own, number, count, ports, user }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, port: ports.sql, stop };
}
