import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'mysql2/promise';
import type { OwnMariaDb } from 'tools/databases/mariadb';
import { type Fault, MARIADB, SQLITE } from '../fault.js';
import { FaultShop, fileOf, type FilledDatabase } from '../fault-shop.js';
import { startWay } from '../faulty-services.js';

const serverOf = ({ server }: FilledDatabase): OwnMariaDb => {
  if (!server) throw new Error('this fault needs a server');
  return server;
};

const holdLock = async (database: FilledDatabase): Promise<() => Promise<void>> => {
  const program = `
    import Database from 'libsql';
    const database = new Database(process.argv[1]);
    database.pragma('busy_timeout = 10000');
    database.exec('BEGIN IMMEDIATE');
    console.log('held');
    process.stdin.once('data', () => { database.exec('COMMIT'); process.exit(0); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, fileOf(database)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the lock was not taken')));
  ended.catch(() => undefined);
  await Promise.race([once(child.stdout, 'data'), ended]);
  return async () => {
    child.stdin.write('done\n');
    await once(child, 'exit');
  };
};

const killed: Fault = {
  name: 'database-killed',
  what: 'MariaDB is killed for 3 s and started again',
  required: '503 meanwhile, not ready, recovers within 10 s',
  databases: MARIADB,
  run: async (database) => {
    const shop = await FaultShop.open(database);
    await serverOf(database).kill();
    await shop.isUnready(3);
    await serverOf(database).restart();
    await shop.recovers(10);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const restarted: Fault = {
  name: 'database-restarted',
  what: 'MariaDB is killed and started again at once, three times',
  required: 'recovers within 10 s',
  databases: MARIADB,
  run: async (database) => {
    const shop = await FaultShop.open(database);
    for (let time = 0; time < 3; time += 1) {
      await serverOf(database).kill();
      await serverOf(database).restart();
      await shop.recovers(10);
    }
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const frozen: Fault = {
  name: 'database-frozen',
  what: 'MariaDB stands still (SIGSTOP) for 8 s',
  required: '503 after DATABASE_TIMEOUT_SECONDS (2 s), not ready, recovers within 10 s',
  databases: MARIADB,
  run: async (database) => {
    const shop = await FaultShop.open(database);
    serverOf(database).freeze();
    const seen = await shop.during(8);
    shop.require(seen.has('GET /health/ready 503'), 'ready did not turn false');
    shop.require(seen.has('POST /order 503'), 'an order waited for longer than its time-out');
    serverOf(database).resume();
    await shop.recovers(10);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const frozenForGood: Fault = {
  name: 'end-beside-frozen-database',
  what: 'MariaDB stands still while API and gateway are told to end',
  required: 'both end within 15 s',
  databases: MARIADB,
  run: async (database) => {
    const shop = await FaultShop.open(database);
    serverOf(database).freeze();
    await shop.isUnready(2);
    await shop.close();
    serverOf(database).resume();
    return shop;
  },
};

const halfOpen: Fault = {
  name: 'database-half-open',
  what: 'all connections to MariaDB swallow what is sent, new ones work',
  required: '503 at most, recovers within 15 s',
  databases: MARIADB,
  run: async (database) => {
    const address = new URL(database.url);
    const way = await startWay(Number(address.port));
    address.port = String(way.port);
    const shop = await FaultShop.open(database, { databaseUrl: address.href });
    way.swallow();
    await shop.recovers(15);
    await shop.verify();
    await shop.close();
    await way.stop();
    return shop;
  },
};

const ACCOUNT = { user: 'shop', password: 'shop' };

const serverReadOnly: Fault = {
  name: 'database-read-only',
  what: 'MariaDB takes no writes (read_only) for 5 s',
  required: 'orders 503, reads go on, not ready, recovers within 5 s',
  databases: MARIADB,
  run: async (database) => {
    // The administrator may write despite read-only, so the shop gets an ordinary account.
    const administrator = await createConnection(serverOf(database).url);
    const { user, password } = ACCOUNT;
    await administrator.query(`CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${password}'`);
    await administrator.query(`GRANT SELECT, INSERT, UPDATE, DELETE, TRIGGER ON *.* TO ${user}`);
    const databaseUrl = Object.assign(new URL(database.url), { username: user, password }).href;
    const shop = await FaultShop.open(database, { databaseUrl });
    await administrator.query('SET GLOBAL read_only = 1');
    await shop.during(1);
    const seen = await shop.during(5);
    shop.require(seen.has('GET /health/ready 503'), 'ready did not turn false');
    shop.require(seen.has('GET /product/products 200'), 'reads stopped');
    shop.require(seen.has('POST /order 503'), 'no order was refused');
    await administrator.query('SET GLOBAL read_only = 0');
    await administrator.end();
    await shop.recovers(5);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const MAX_CONNECTIONS = 10;
const CALLS = 40;

const fewConnections: Fault = {
  name: 'database-few-connections',
  what: `MariaDB accepts ${MAX_CONNECTIONS} connections (max_connections), the pool has 20; ${CALLS} sign-ins and lists at once`,
  required: 'all are served, one after the other; orders go on, ready',
  databases: MARIADB,
  run: async (database) => {
    const administrator = await createConnection(serverOf(database).url);
    await administrator.query(`SET GLOBAL max_connections = ${MAX_CONNECTIONS}`);
    const shop = await FaultShop.open(database);
    const { watch } = shop;
    const calls = Array.from({ length: CALLS }, () => [
      watch.signIn(),
      watch.noted('GET', '/admin/orders', { token: watch.admin.token }),
    ]);
    const statuses = (await Promise.all(calls.flat())).map(({ status }) => status);
    const refused = statuses.filter((status) => status !== 200 && status !== 201);
    shop.require(
      refused.length === 0,
      `${refused.length} calls were answered ${[...new Set(refused)].join(', ')}`,
    );
    await shop.servesOn(4);
    await shop.verify();
    await shop.close();
    await administrator.query('SET GLOBAL max_connections = 500');
    await administrator.end();
    return shop;
  },
};

const locked: Fault = {
  name: 'sqlite-locked',
  what: 'another process holds the lock of SQLite for 8 s',
  required: 'orders 503 after 5 s, reads go on, not ready, recovers within 5 s',
  databases: SQLITE,
  run: async (database) => {
    const shop = await FaultShop.open(database);
    const release = await holdLock(database);
    const seen = await shop.during(8);
    shop.require(seen.has('GET /health/ready 503'), 'ready did not turn false');
    shop.require(seen.has('GET /product/products 200'), 'reads stopped');
    shop.require(!seen.has('POST /order 201'), 'an order went through a lock');
    await release();
    await shop.recovers(5);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

export const DATABASE_FAULTS: readonly Fault[] = [
  killed,
  restarted,
  frozen,
  frozenForGood,
  halfOpen,
  serverReadOnly,
  fewConnections,
  locked,
];
