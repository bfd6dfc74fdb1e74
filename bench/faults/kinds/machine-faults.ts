import { connect, type Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BOTH, type Fault, MARIADB, SQLITE } from '../fault.js';
import { FaultShop, type FilledDatabase } from '../fault-shop.js';
import type { Watch } from '../watch.js';

const HOUR_MS = 3_600_000;
const WRONG_CLOCK = resolve(import.meta.dirname, 'wrong-clock.mjs');
const wrongBy = (ms: number) => ({
  NODE_OPTIONS: `--import ${WRONG_CLOCK}`,
  CLOCK_OFFSET_MS: String(ms),
});

const wrongClocks: Fault = {
  name: 'wrong-clocks',
  what: 'two APIs on one database, their clocks two hours ahead and two hours behind',
  required: 'both serve, each takes the tokens of the other, no hold ends early',
  databases: MARIADB,
  run: async (database) => {
    const ahead = await FaultShop.open(database, { env: wrongBy(2 * HOUR_MS) });
    const behind = await FaultShop.open(database, { env: wrongBy(-2 * HOUR_MS) });
    await Promise.all([ahead.servesOn(6), behind.servesOn(6)]);
    for (const [own, other] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const { status } = await other.watch.request('GET', '/auth/me', { token: own.watch.admin.token });
      own.require(status === 200, `the token of one is answered ${status} by the other`);
      const cancelled = await own.watch.cancelled();
      own.require(cancelled.length === 0, `holds ended early: ${cancelled.join(', ')}`);
    }
    await behind.verify();
    await behind.close();
    await ahead.verify();
    await ahead.close();
    for (const problem of behind.problems) ahead.problems.add(problem);
    return ahead;
  },
};

const openIdle = (origin: string, count: number): Promise<Socket[]> => {
  const { hostname, port } = new URL(origin);
  const open = (index: number): Promise<Socket> =>
    new Promise((done) => {
      const localAddress = `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      socket.on('error', () => done(socket));
      socket.on('connect', () => {
        socket.resume().write('GET /healthz HTTP/1.1\r\nhost: shop.test\r\n\r\n');
        done(socket);
      });
    });
  return Promise.all(Array.from({ length: count }, (_, index) => open(index)));
};

const FEW_FILES = ['sh', '-c', 'ulimit -n 256 && exec "$@"', 'sh'];

const fewFiles: Fault = {
  name: 'few-open-files',
  what: 'ulimit -n 256 for both processes, while 400 visitors keep a connection',
  required: 'orders go on, ready',
  databases: BOTH,
  run: async (database) => {
    const shop = await FaultShop.open(database, { under: FEW_FILES, gatewayUnder: FEW_FILES });
    const idle = await openIdle(shop.gateway.origin, 400);
    await shop.servesOn(4);
    for (const socket of idle) socket.destroy();
    // A request may meet a connection that was closed for idleness.
    shop.watch.forgive(/had no answer/);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const PICTURE = resolve(import.meta.dirname, '../../../docs/screenshots/home-1440.png');

const uploadTogether = async (watch: Watch, count: number): Promise<void> => {
  const picture = readFileSync(PICTURE);
  const upload = (): Promise<unknown> => {
    const body = new FormData();
    body.append('upload_preset', 'productos');
    body.append('file', new Blob([picture], { type: 'image/png' }), 'queso.png');
    return watch.noted('POST', '/media', { token: watch.admin.token, body });
  };
  await Promise.all(Array.from({ length: count }, upload));
};

const residentMb = (pid: number): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
};

const littleMemory: Fault = {
  name: 'little-memory',
  what: 'a heap of 300 MB at most, 8 pictures and 100 lists at once',
  required: 'no process ends, orders go on, the API stays below 450 MB',
  databases: SQLITE,
  run: async (database) => {
    const env = { NODE_OPTIONS: '--max-old-space-size=300', WORKER_MEMORY_MB: '128' };
    const shop = await FaultShop.open(database, { env });
    const lists = Array.from({ length: 100 }, () => shop.watch.noted('GET', '/product/products'));
    await Promise.all([uploadTogether(shop.watch, 8), ...lists]);
    await shop.servesOn(3);
    const resident = residentMb(shop.api.pid);
    shop.notes.push(`${Math.round(resident)} MB`);
    shop.require(resident < 450, `the API takes ${Math.round(resident)} MB`);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const apiFrozen: Fault = {
  name: 'api-frozen',
  what: 'the API stands still (SIGSTOP) for 5 s, then for good',
  required: 'the gateway ends within 15 s although requests hang; the shop recovers within 5 s',
  databases: SQLITE,
  run: async (database: FilledDatabase) => {
    const shop = await FaultShop.open(database);
    shop.api.signal('SIGSTOP');
    await shop.during(5);
    shop.api.signal('SIGCONT');
    await shop.recovers(5);
    // Late probes and waiting customers belong to another fault.
    shop.watch.forgive(/^ready answered after/);
    await shop.verify();
    shop.api.signal('SIGSTOP');
    const hanging = shop.watch.request('GET', '/product/products?page=2');
    const seconds = await shop.gateway.stop();
    shop.require(seconds <= 15, `the gateway took ${seconds.toFixed(1)} s to end`);
    await hanging;
    shop.api.signal('SIGCONT');
    await shop.close();
    return shop;
  },
};

const apiKilled: Fault = {
  name: 'api-killed',
  what: 'the API is killed (SIGKILL) and started again, five times',
  required: 'recovers within 10 s each time',
  databases: BOTH,
  run: async (database) => {
    const shop = await FaultShop.open(database);
    for (let time = 0; time < 5; time += 1) {
      await shop.restartKilled();
      await shop.recovers(10);
    }
    await shop.verify();
    await shop.close();
    return shop;
  },
};

export const MACHINE_FAULTS: readonly Fault[] = [apiKilled, wrongClocks, fewFiles, littleMemory, apiFrozen];
