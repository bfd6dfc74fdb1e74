import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiStart } from '../../tools/shop/api-start.mjs';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';
import { freePort, gatewayEnv, MANY_BYTES, migrate } from '../lib/servers.js';

const root = resolve(import.meta.dirname, '../..');
export const MAX_END_SECONDS = 15;

export interface ApiStart {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly checkout?: string;
  readonly under?: readonly string[];
  /** Output file; `null`: a pipe that nobody reads. */
  readonly output?: string | null;
}

export class ShopProcess {
  private readonly exited: Promise<void>;

  constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {
    this.exited = new Promise((done) => child.once('exit', () => done()));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Kills a process that takes far too long. @returns seconds it took */
  async stop(): Promise<number> {
    const began = performance.now();
    this.signal('SIGTERM');
    const timer = setTimeout(() => this.signal('SIGKILL'), 2 * MAX_END_SECONDS * 1_000);
    await this.exited;
    clearTimeout(timer);
    return (performance.now() - began) / 1_000;
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.exited;
  }
}

const COMMON = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  ACCESS_TOKEN_SECONDS: '3600',
  THROTTLE_PER_ACCOUNT: '100000',
  THROTTLE_PER_ADDRESS: '100000',
  THROTTLE_BUDGETS: 'orders=1000000,uploads=100000,lookups=100000,writes=1000000',
  THROTTLE_BYTES: MANY_BYTES,
  UNVERIFIED_MAILS_PER_DAY: '1000000',
  MAX_OPEN_ORDERS: '1000000',
  MAX_SHARE_OF_STOCK: '100',
  DATABASE_TIMEOUT_SECONDS: '2',
  // Nothing listens there: mails and calls of SIIGO and Wompi are refused at once.
  SMTP_URL: 'smtp://127.0.0.1:9',
  SIIGO_URL: 'http://127.0.0.1:9',
  WOMPI_API_URL: 'http://127.0.0.1:9/v1',
};

export const startShopApi = async (start: ApiStart, port: number): Promise<ShopProcess> => {
  const { databaseUrl, dataDir, env = {}, checkout = root, under = [], output } = start;
  const { options, program, variables } = apiStart(checkout);
  const node = [process.execPath, ...options, join(checkout, 'api', program)];
  const [command = '', ...args] = [...under, ...node];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...variables,
      ...COMMON,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      DEMO_DATA: 'true',
      ...env,
    },
  });
  if (output === undefined) child.stdout.resume();
  else if (output !== null) child.stdout.pipe(createWriteStream(output));
  const api = new ShopProcess(`http://127.0.0.1:${port}`, child);
  try {
    await waitForAnswer('API', `${api.origin}/api/health/live`);
  } catch (error) {
    await api.kill();
    throw error;
  }
  return api;
};

/** Starts it without releases and therefore without pages, unless `env` names some. */
export const startShopGateway = async (
  apiUrl: string,
  dataDir: string,
  under: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> => {
  const port = await freePort();
  const [command = '', ...args] = [...under, process.execPath, join(root, 'shell/server/dist/main.js')];
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...gatewayEnv(port, apiUrl, dataDir), ...env },
  });
  const gateway = new ShopProcess(`http://127.0.0.1:${port}`, child);
  await waitForAnswer('gateway', `${gateway.origin}/api/health/live`);
  return gateway;
};

export const startShopDesk = async (env: Readonly<Record<string, string>>): Promise<ShopProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'federation/release/dist/desk/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DESK_PORT: String(port), ...env },
  });
  const desk = new ShopProcess(`http://127.0.0.1:${port}`, child);
  await waitForAnswer('desk', `${desk.origin}/health`);
  return desk;
};

export const fillDemoShop = async (databaseUrl: string, dataDir: string): Promise<void> => {
  migrate(databaseUrl);
  const api = await startShopApi({ databaseUrl, dataDir }, await freePort());
  await waitForAnswer('API', `${api.origin}/api/health/ready`);
  await api.stop();
};
