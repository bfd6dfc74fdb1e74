import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { startGalera, type GaleraNode, type OwnGalera } from '../../tools/databases/galera.mjs';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';
import { startShopApi, startShopGateway, type ShopProcess } from '../faults/shop-processes.js';
import { freePort } from '../lib/servers.js';
import { addBuyers, type TokenBuyer } from './buyers.js';
import { fillShop } from '../lib/shop.js';

const MIGRATE = resolve(import.meta.dirname, '../../api/dist/migrate.js');
const DATABASE = 'shop';
const JWT_SECRET = 'a secret of the bench of several machines';
const PRODUCTS = 40;

export interface ClusterShop {
  readonly nodes: readonly GaleraNode[];
  readonly databases: readonly string[];
  readonly apis: readonly ShopProcess[];
  readonly gateway: ShopProcess;
  readonly buyers: readonly TokenBuyer[];
  /** An API on one node, which must be unready while that node is cut off. */
  readonly startAlone: (node: number) => Promise<ShopProcess>;
}

const databaseOf = (node: GaleraNode): string => new URL(DATABASE, node.url).href;

async function migrateTwice(databases: readonly string[]): Promise<void> {
  const run = promisify(execFile);
  await Promise.all(
    databases
      .slice(0, 2)
      .map((url) => run(process.execPath, [MIGRATE, 'up'], { env: { ...process.env, DATABASE_URL: url } })),
  );
}

const SETTINGS = {
  JWT_SECRET,
  DEMO_DATA: 'false',
  DATABASE_TIMEOUT_SECONDS: '5',
  UNVERIFIED_MAILS_PER_DAY: '1000000',
};

class Processes {
  private readonly all: ShopProcess[] = [];

  async startApi(databaseUrl: string, dataDir: string): Promise<ShopProcess> {
    const api = await startShopApi({ databaseUrl, dataDir, env: SETTINGS }, await freePort());
    this.all.push(api);
    await waitForAnswer('API', `${api.origin}/api/health/ready`);
    return api;
  }

  async startGateway(apis: readonly ShopProcess[], dataDir: string): Promise<ShopProcess> {
    const gateway = await startShopGateway(apis.map(({ origin }) => origin).join(','), dataDir);
    this.all.push(gateway);
    return gateway;
  }

  async kill(): Promise<void> {
    await Promise.all(this.all.map((each) => each.isRunning && each.kill()));
  }
}

async function openProcesses(
  { nodes }: OwnGalera,
  processes: Processes,
  dataDir: string,
  buyerCount: number,
): Promise<ClusterShop> {
  const databases = nodes.map(databaseOf);
  const apis: ShopProcess[] = [];
  for (const node of nodes) {
    const others = nodes.filter((other) => other !== node).map(({ host }) => host);
    const url = `${databaseOf(node)}?hosts=${others.join(',')}&syncWait=1`;
    apis.push(await processes.startApi(url, dataDir));
  }
  const [first = '', second = ''] = databases;
  const shop = await fillShop(`${apis[0]?.origin}/api`, first, { buyerCount: 1, productCount: PRODUCTS });
  const buyers = await addBuyers(second, shop.buyers[0]?.id ?? 0, buyerCount, JWT_SECRET);
  const gateway = await processes.startGateway(apis, dataDir);
  const startAlone = (node: number) => processes.startApi(databases[node] ?? '', dataDir);
  return { nodes, databases, apis, gateway, buyers, startAlone };
}

export async function withClusterShop(
  buyerCount: number,
  use: (shop: ClusterShop, seconds: number) => Promise<void>,
): Promise<void> {
  const galera = await startGalera();
  const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-galera-shop-'));
  const processes = new Processes();
  try {
    const connection = await createConnection(galera.nodes[0]?.url ?? '');
    await connection.query(`CREATE DATABASE ${DATABASE}`);
    await connection.end();
    const begun = performance.now();
    await migrateTwice(galera.nodes.map(databaseOf));
    const seconds = (performance.now() - begun) / 1_000;
    await use(await openProcesses(galera, processes, dataDir, buyerCount), seconds);
  } finally {
    await processes.kill();
    await galera.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
