import { copyFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BOTH, type Fault, SQLITE } from '../fault.js';
import { FaultShop, fileOf, type FilledDatabase, type ShopChanges } from '../fault-shop.js';
import { SmallDisk } from '../small-disk.js';
import type { Watch } from '../watch.js';

const PICTURE = resolve(import.meta.dirname, '../../../docs/screenshots/products-390.png');

const upload = async (watch: Watch): Promise<number> => {
  const body = new FormData();
  body.append('upload_preset', 'productos');
  body.append('file', new Blob([readFileSync(PICTURE)], { type: 'image/png' }), 'queso.png');
  return (await watch.noted('POST', '/media', { token: watch.admin.token, body })).status;
};

const copyOnto = (disk: SmallDisk, database: FilledDatabase): string => {
  const file = disk.path('shop.sqlite');
  copyFileSync(fileOf(database), file);
  return `sqlite:${file}`;
};

export const FULL_LOG: ShopChanges = {
  under: ['sh', '-c', 'exec "$@" > /dev/full', 'sh'],
  env: { LOG_LEVEL: 'debug' },
};

export const requireDroppedLines = async (shop: FaultShop): Promise<void> => {
  const metrics = await (await fetch(`${shop.api.origin}/api/metrics`)).text();
  shop.require(/log_lines_dropped_total [1-9]/.test(metrics), 'dropped lines were not counted');
};

const fullLog: Fault = {
  name: 'log-disk-full',
  what: 'the disk of the log is full (/dev/full)',
  required: 'orders go on, ready, lines are counted',
  databases: BOTH,
  run: async (database) => {
    const shop = await FaultShop.open(database, FULL_LOG);
    await shop.servesOn(3);
    await requireDroppedLines(shop);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const frozenLog: Fault = {
  name: 'log-reader-frozen',
  what: 'nobody reads the log',
  required: 'orders go on, ready',
  databases: BOTH,
  run: async (database) => {
    const shop = await FaultShop.open(database, { output: null, env: FULL_LOG.env });
    // More than the pipe and its buffers hold.
    await Promise.all(Array.from({ length: 40 }, () => shop.watch.request('GET', `/${'x'.repeat(8_000)}`)));
    await shop.servesOn(4);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const fullMedia: Fault = {
  name: 'media-disk-full',
  what: 'the disk of the pictures is full',
  required: 'uploads 507, orders go on; uploads work when there is room',
  databases: SQLITE,
  needsRoot: true,
  run: async (database) => {
    const disk = SmallDisk.mount(24);
    const shop = await FaultShop.open(database, { dataDir: disk.folder });
    disk.fill();
    shop.require((await upload(shop.watch)) === 507, 'an upload onto a full disk was not answered 507');
    await shop.servesOn(3);
    disk.free();
    const status = await upload(shop.watch);
    shop.require(status >= 200 && status < 300, `an upload was answered ${status} although there is room`);
    await shop.verify();
    await shop.close();
    disk.unmount();
    return shop;
  },
};

const fullDatabase: Fault = {
  name: 'database-disk-full',
  what: 'the disk of SQLite is full for 5 s',
  required: 'orders 507 or 503, reads go on, recovers within 5 s',
  databases: SQLITE,
  needsRoot: true,
  run: async (database) => {
    const disk = SmallDisk.mount(64);
    const shop = await FaultShop.open(database, { databaseUrl: copyOnto(disk, database) });
    disk.fill();
    await shop.during(1);
    const seen = await shop.during(5);
    shop.require(seen.has('POST /order 507') || seen.has('POST /order 503'), 'no order was refused');
    shop.require(seen.has('GET /product/products 200'), 'reads stopped');
    disk.free();
    await shop.recovers(5);
    await shop.verify();
    await shop.close();
    disk.unmount();
    return shop;
  },
};

const readOnly: Fault = {
  name: 'read-only',
  what: 'the file system of SQLite and pictures is read-only from the start of the API on',
  required: 'orders and uploads 507 or 503, never 500; not ready; the next start serves',
  databases: SQLITE,
  needsRoot: true,
  run: async (database) => {
    const disk = SmallDisk.mount(64);
    const changes = { databaseUrl: copyOnto(disk, database), dataDir: disk.folder };
    const shop = await FaultShop.open(database, changes);
    await shop.close();
    const script = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
    const under = ['unshare', '--mount', 'sh', '-c', script, disk.folder];
    const again = await FaultShop.openUnready(database, { ...changes, under }, shop);
    const seen = await again.during(5);
    again.require(seen.has('GET /health/ready 503'), 'ready although nothing can be written');
    again.require(![...seen.keys()].includes('POST /order 201'), 'an order was acknowledged');
    await again.close();
    const healed = await FaultShop.open(database, changes);
    await healed.servesOn(2);
    await healed.verify();
    await healed.close();
    for (const one of [shop, again]) for (const problem of one.problems) healed.problems.add(problem);
    disk.unmount();
    return healed;
  },
};

export const DISK_FAULTS: readonly Fault[] = [fullLog, frozenLog, fullMedia, fullDatabase, readOnly];
