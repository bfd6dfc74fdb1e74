import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHostileServer } from '@lacteos/contracts/testing';
import { startRedis } from 'tools/databases/redis';
import { forgetPeak, peakOf, residentOf } from '../../lib/resident.js';
import { BOTH, type Fault, SQLITE } from '../fault.js';
import { FaultShop, type FilledDatabase, type ShopChanges } from '../fault-shop.js';
import { startSilent } from '../faulty-services.js';

const serveThrough = async (database: FilledDatabase, changes: ShopChanges): Promise<FaultShop> => {
  const shop = await FaultShop.open(database, changes);
  await shop.servesOn(4);
  await shop.verify();
  await shop.close();
  return shop;
};

const smtpHangs: Fault = {
  name: 'smtp-hangs',
  what: 'the mail server takes connections and never speaks',
  required: 'orders go on, ready',
  databases: BOTH,
  run: async (database) => {
    const silent = await startSilent();
    const shop = await serveThrough(database, { env: { SMTP_URL: `smtp://127.0.0.1:${silent.port}` } });
    await silent.stop();
    return shop;
  },
};

const smtpRefuses: Fault = {
  name: 'smtp-refuses',
  what: 'the mail server refuses connections',
  required: 'orders go on, ready',
  databases: BOTH,
  run: (database) => serveThrough(database, {}),
};

const siigoHangs: Fault = {
  name: 'siigo-hangs',
  what: 'SIIGO takes 20 calls and answers none',
  required: 'orders go on, ready; processes end although the calls hang',
  databases: BOTH,
  run: async (database) => {
    const silent = await startSilent();
    const shop = await FaultShop.open(database, { env: { SIIGO_URL: `http://127.0.0.1:${silent.port}` } });
    const { watch } = shop;
    for (let call = 0; call < 20; call += 1)
      void watch.request('GET', `/siigo/customers/90012345${call}`, { token: watch.admin.token });
    await shop.servesOn(4);
    await shop.verify();
    await shop.close();
    await silent.stop();
    return shop;
  },
};

const redisHangs: Fault = {
  name: 'redis-hangs',
  what: 'Redis takes connections and never answers',
  required: 'orders go on, counted by each process; ready',
  databases: SQLITE,
  run: async (database) => {
    const silent = await startSilent();
    const shop = await serveThrough(database, { env: { REDIS_URL: `redis://127.0.0.1:${silent.port}` } });
    await silent.stop();
    return shop;
  },
};

const redisGone: Fault = {
  name: 'redis-gone',
  what: 'Redis is killed and comes back',
  required: 'orders go on, ready',
  databases: SQLITE,
  run: async (database) => {
    const redis = await startRedis();
    const shop = await FaultShop.open(database, { env: { REDIS_URL: redis.url } });
    await redis.stop();
    await shop.servesOn(3);
    const again = await startRedis(redis.port);
    await shop.servesOn(3);
    await shop.verify();
    await shop.close();
    await again.stop();
    return shop;
  },
};

const MB_OF_ANSWERS = 250;
const HOSTILITIES = ['300 MB as fast as they are read', 'a redirect'] as const;

const wompiHostile: Fault = {
  name: 'wompi-hostile',
  what: 'five answers of Wompi at once have 300 MB each, then redirect',
  required: `the API takes ${MB_OF_ANSWERS} MB more at most and follows nothing; orders go on, ready`,
  databases: SQLITE,
  run: async (database) => {
    const problems: string[] = [];
    const notes: string[] = [];
    for (const hostility of HOSTILITIES) {
      const wompi = await startHostileServer(hostility);
      const shop = await FaultShop.open(database, { env: { WOMPI_API_URL: `${wompi.url}/v1` } });
      const { watch, api } = shop;
      forgetPeak(api.pid);
      const before = residentOf(api.pid);
      const body = { transactionId: '11004-1-12345' };
      const confirmReturn = () =>
        watch.noted('POST', '/order/wompi/return', { token: watch.admin.token, body });
      const replies = await Promise.all(Array.from({ length: 5 }, confirmReturn));
      const more = Math.round(peakOf(api.pid) - before);
      shop.require(wompi.asked.length > 0, 'Wompi was not asked');
      shop.require(!wompi.asked.includes('/elsewhere'), 'a redirect was followed');
      shop.require(
        replies.every(({ status }) => status >= 400),
        'an answer counted as a payment',
      );
      shop.require(more <= MB_OF_ANSWERS, `the API took ${more} MB more`);
      shop.notes.push(`${more} MB more`);
      await shop.servesOn(3);
      await shop.verify();
      await shop.close();
      await wompi.close();
      problems.push(...shop.problems);
      notes.push(...shop.notes);
    }
    return { notes, problems: new Set(problems) };
  },
};

const SILENT_NAME_SERVER = '127.0.0.66';

const startSilentNameServer = async (): Promise<{ under: readonly string[]; stop: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-names-'));
  const file = join(folder, 'resolv.conf');
  writeFileSync(file, `nameserver ${SILENT_NAME_SERVER}\n`);
  const socket = createSocket('udp4');
  await new Promise<void>((done) => socket.bind(53, SILENT_NAME_SERVER, done));
  const script = 'mount --bind "$0" /etc/resolv.conf && exec "$@"';
  const stop = (): void => {
    socket.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { under: ['unshare', '--mount', 'sh', '-c', script, file], stop };
};

const dnsHangs: Fault = {
  name: 'dns-hangs',
  what: 'the name server never answers; SMTP, SIIGO and Redis are named by names',
  required: 'orders go on, ready; processes end although look-ups hang',
  databases: BOTH,
  needsRoot: true,
  run: async (database) => {
    const names = await startSilentNameServer();
    const env = {
      SMTP_URL: 'smtp://mail.lacteos.test',
      SIIGO_URL: 'http://siigo.lacteos.test',
      REDIS_URL: 'redis://redis.lacteos.test',
    };
    const shop = await FaultShop.open(database, { env, under: names.under });
    const { watch } = shop;
    void watch.request('GET', '/siigo/customers/900123456', { token: watch.admin.token });
    await shop.servesOn(4);
    await shop.verify();
    await shop.close();
    names.stop();
    return shop;
  },
};

export const SERVICE_FAULTS: readonly Fault[] = [
  smtpHangs,
  smtpRefuses,
  siigoHangs,
  redisHangs,
  redisGone,
  wompiHostile,
  dnsHangs,
];
