import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { DIALECTS } from '#test/index.js';
import { dataSourceOptions, openDataSource } from './data-source.js';
import { DatabaseHosts } from './database-hosts.js';

const FIRST = '127.0.0.2';
const SECOND = '127.0.0.3';
const HALF_A_MINUTE_MS = 30_000;

describe('the hosts of a database', () => {
  let servers: Server[] = [];
  let port = 0;
  let now = 0;
  let hosts: DatabaseHosts;

  const serve = async (host: string, greet: (socket: Socket) => void = (socket) => socket.end(host)) => {
    const server = createServer(greet).listen(port, host);
    servers.push(server);
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  /** The host that answers a connection; null without one. */
  const whoAnswers = (): Promise<string | null> =>
    new Promise((done) => {
      const socket = hosts.open();
      socket.on('error', () => done(null));
      socket.on('data', (data) => done(data.toString()));
      socket.on('close', () => done(null));
    });

  beforeEach(async () => {
    servers = [];
    port = 0;
    now = 0;
    await serve(SECOND);
    hosts = new DatabaseHosts([FIRST, SECOND], port, () => now);
  });
  afterEach(() => Promise.all(servers.map((server) => new Promise((done) => server.close(done)))));

  it('are tried in order, so that the next one answers when one is down [N-21-044]', async () => {
    expect(await whoAnswers()).toBe(SECOND);
  });

  it('are tried again half a minute after they failed', async () => {
    await whoAnswers();
    await serve(FIRST);
    expect(await whoAnswers()).toBe(SECOND);
    now += HALF_A_MINUTE_MS;
    expect(await whoAnswers()).toBe(FIRST);
  });

  it('are skipped when they accept connections and stay silent [N-21-044]', async () => {
    await serve(FIRST, (socket) => socket.destroy());
    expect(await whoAnswers()).toBeNull();
    expect(await whoAnswers()).toBe(SECOND);
  });

  const aMoment = () => new Promise((done) => setTimeout(done, 100, false));
  /** Opens a connection and resolves with a promise of its end. */
  const stay = async (): Promise<{ ended: Promise<unknown> }> => {
    const socket = hosts.open();
    socket.on('error', () => undefined);
    const ended = once(socket, 'close');
    await once(socket, 'data');
    return { ended };
  };

  it('lose all connections when a node refuses every statement [N-21-194]', async () => {
    await serve(FIRST, (socket) => socket.on('error', () => undefined).write(FIRST));
    const { ended } = await stay();
    hosts.switchFrom(FIRST);
    await ended;
    expect(await whoAnswers()).toBe(SECOND);
  });

  it('lose their connections when unresponsive, unless they greet a new one [N-21-194]', async () => {
    let isFrozen = false;
    await serve(FIRST, (socket) => {
      socket.on('error', () => undefined);
      if (!isFrozen) socket.write(FIRST);
    });
    const { ended } = await stay();
    hosts.suspect(FIRST);
    expect(await whoAnswers()).toBe(FIRST);
    isFrozen = true;
    // An earlier check may still be running.
    while (!(await Promise.race([ended.then(() => true), aMoment()]))) hosts.suspect(FIRST);
    expect(await whoAnswers()).toBe(SECOND);
  });
  it('may be names, and an unknown name is skipped', async () => {
    hosts = new DatabaseHosts(['nobody.invalid', SECOND], port);
    expect(await whoAnswers()).toBe(SECOND);
    hosts = new DatabaseHosts(['nobody.invalid'], port);
    expect(await whoAnswers()).toBeNull();
  });
});

describe('a database of a cluster', () => {
  it('waits for commits of other nodes on every connection when its address says so [N-21-195]', async () => {
    const mariaDb = DIALECTS.find(({ name }) => name === 'MariaDB');
    const database = await mariaDb?.fresh();
    if (!database) return;
    const waits = async (address: string): Promise<number[]> => {
      const dataSource = await openDataSource(dataSourceOptions(address, { entities: [], migrations: [] }));
      const runners = [1, 2].map(() => dataSource.createQueryRunner());
      await runners[1]?.startTransaction();
      const rows = await Promise.all(runners.map((each) => each.query('SELECT @@wsrep_sync_wait AS waits')));
      for (const runner of runners) await runner.release();
      await dataSource.destroy();
      return rows.map(([row]: { waits: number }[]) => Number(row?.waits));
    };
    expect(await waits(`${database.url}?syncWait=1`)).toEqual([1, 1]);
    expect(await waits(database.url)).toEqual([0, 0]);
    await database.remove();
  });
});

describe('a database of two hosts', () => {
  it('is reached through the second host while the first is down [N-21-044]', async () => {
    const mariaDb = DIALECTS.find(({ name }) => name === 'MariaDB');
    const database = await mariaDb?.fresh();
    if (!database) return;
    const address = new URL(database.url);
    const { hostname } = address;
    // Nothing listens there.
    address.hostname = FIRST;
    address.search = `hosts=${hostname}&pool=2`;
    const dataSource = await openDataSource(
      dataSourceOptions(address.href, { entities: [], migrations: [] }),
    );
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await dataSource.destroy();
    await database.remove();
  });
});
