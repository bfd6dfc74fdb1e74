import { copyFileSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../lib/servers.js';
import type { OwnMariaDb } from '../../tools/databases/mariadb.mjs';
import {
  MAX_END_SECONDS,
  type ApiStart,
  type ShopProcess,
  startShopApi,
  startShopGateway,
} from './shop-processes.js';
import { Watch } from './watch.js';

export interface FilledDatabase {
  readonly name: 'SQLite' | 'MariaDB';
  readonly url: string;
  readonly dataDir: string;
  /** null for SQLite. */
  readonly server: OwnMariaDb | null;
}

export const copyOf = (database: FilledDatabase): FilledDatabase => {
  const file = join(mkdtempSync(join(database.dataDir, 'copy-')), 'shop.sqlite');
  copyFileSync(fileOf(database), file);
  return { ...database, url: `sqlite:${file}` };
};

export const fileOf = ({ url }: FilledDatabase): string => url.slice('sqlite:'.length);

export interface ShopChanges extends Partial<ApiStart> {
  readonly gatewayUnder?: readonly string[];
}

interface ShopProcesses {
  readonly start: ApiStart;
  readonly api: ShopProcess;
  readonly gateway: ShopProcess;
}

const MAX_READY_SECONDS = 30;

const startProcesses = async (
  { url, dataDir }: FilledDatabase,
  { gatewayUnder, ...changes }: ShopChanges,
): Promise<ShopProcesses> => {
  const start = { databaseUrl: url, dataDir, ...changes };
  const api = await startShopApi(start, await freePort());
  return { start, api, gateway: await startShopGateway(api.origin, dataDir, gatewayUnder) };
};

export class FaultShop {
  readonly problems = new Set<string>();
  readonly notes: string[] = [];

  readonly gateway: ShopProcess;
  private ownApi: ShopProcess;

  private constructor(
    readonly database: FilledDatabase,
    private readonly processes: ShopProcesses,
    readonly watch: Watch,
  ) {
    this.gateway = processes.gateway;
    this.ownApi = processes.api;
  }

  get api(): ShopProcess {
    return this.ownApi;
  }

  static async open(database: FilledDatabase, changes: ShopChanges = {}): Promise<FaultShop> {
    const processes = await startProcesses(database, changes);
    const shop = new FaultShop(database, processes, await Watch.open(processes.gateway.origin));
    shop.watch.start();
    await shop.until('the shop serves', MAX_READY_SECONDS, async () => shop.watch.orders > 0);
    return shop;
  }

  static async openUnready(
    database: FilledDatabase,
    changes: ShopChanges,
    before: FaultShop,
  ): Promise<FaultShop> {
    const processes = await startProcesses(database, changes);
    const watch = before.watch.movedTo(processes.gateway.origin);
    const shop = new FaultShop(database, processes, watch);
    shop.watch.start();
    return shop;
  }

  require(isTrue: boolean, problem: string): void {
    if (!isTrue) this.problems.add(problem);
  }

  async during(seconds: number): Promise<ReadonlyMap<string, number>> {
    this.watch.mark();
    await delay(seconds * 1_000);
    return new Map(this.watch.seen);
  }

  async servesOn(seconds: number): Promise<void> {
    const before = this.watch.orders;
    const seen = await this.during(seconds);
    this.require(this.watch.orders > before, 'no order went through');
    for (const key of ['GET /product/products 503', 'GET /health/ready 503', 'POST /order 503'])
      this.require(!seen.has(key), `${key} although the shop can serve`);
  }

  async isUnready(seconds: number): Promise<void> {
    const seen = await this.during(seconds);
    this.require(seen.has('GET /health/ready 503'), 'ready did not turn false');
  }

  async recovers(seconds: number): Promise<void> {
    const began = performance.now();
    const orders = this.watch.orders;
    await this.until('the shop recovers', seconds, async () => {
      this.watch.mark();
      await delay(500);
      return this.watch.orders > orders && !this.watch.seen.has('GET /health/ready 503');
    });
    this.notes.push(`recovered after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  }

  async restartKilled(): Promise<void> {
    await this.api.kill();
    this.ownApi = await startShopApi(this.processes.start, Number(new URL(this.api.origin).port));
  }

  async verify(): Promise<void> {
    await this.watch.stop();
    this.require(this.api.isRunning && this.gateway.isRunning, 'a process has ended');
    const lost = await this.watch.lost();
    this.require(lost.length === 0, `acknowledged orders are lost: ${lost.join(', ')}`);
    this.notes.push(`${this.watch.orders} orders kept`);
  }

  async close(): Promise<void> {
    await this.watch.stop();
    const seconds = await Promise.all([this.gateway.stop(), this.api.stop()]);
    const slowest = Math.max(...seconds);
    this.require(slowest <= MAX_END_SECONDS, `a process took ${slowest.toFixed(1)} s to end`);
    this.notes.push(`ended in ${slowest.toFixed(1)} s`);
    for (const problem of this.watch.problems) this.problems.add(problem);
  }

  async until(what: string, seconds: number, holds: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + seconds * 1_000;
    while (!(await holds())) {
      if (performance.now() > end) {
        this.problems.add(`not within ${seconds} s: ${what}`);
        return;
      }
      await delay(100);
    }
  }
}
