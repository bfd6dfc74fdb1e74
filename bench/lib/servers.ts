import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { apiStart } from '../../tools/shop/api-start.mjs';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';

const root = resolve(import.meta.dirname, '../..');
/** The API's pool size, see platform/database/data-source.ts. */
const POOL = 20;

/** `prefix` precedes '/product/…' and '/order'. */
export interface MeasuredServer {
  readonly name: string;
  readonly prefix: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const stopOf = (child: ChildProcess) => async (): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
};

export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
};

export function migrate(databaseUrl: string, checkout = root): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync(process.execPath, [resolve(checkout, 'api/dist/migrate.js'), 'up'], { env, stdio: 'pipe' });
}

/** Storage limits per address would stop a bench. */
export const MANY_BYTES = ['text', 'files', 'sessions']
  .flatMap((name) => [`${name}=1000000000`, `${name}Day=1000000000`])
  .join(',');

export const startApi = async (
  name: string,
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
  checkout = root,
): Promise<MeasuredServer> => {
  migrate(databaseUrl, checkout);
  const port = await freePort();
  const { options, program, variables } = apiStart(checkout);
  const child = spawn(process.execPath, [...options, resolve(checkout, 'api', program)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      NODE_ENV: 'development',
      THROTTLE_BYTES: MANY_BYTES,
      ...variables,
      ...env,
    },
  });
  const stop = stopOf(child);
  try {
    await waitForAnswer(name, `http://127.0.0.1:${port}/api/health/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { name, prefix: `http://127.0.0.1:${port}/api`, pid: child.pid ?? 0, stop };
};

export const gatewayEnv = (port: number, apiUrl: string, dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  HOST: '127.0.0.1',
  API_URL: apiUrl,
  RELEASES_DIR: dataDir,
  REGISTRY_FILE: resolve(dataDir, 'none.json'),
  REGISTRY_PUBLIC_KEYS: `none:${'A'.repeat(43)}`,
});

export const startGateway = async (
  apiUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<MeasuredServer> => {
  const port = await freePort();
  const child = spawn(process.execPath, [resolve(root, 'shell/server/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...gatewayEnv(port, apiUrl, dataDir), ...env },
  });
  const prefix = `http://127.0.0.1:${port}`;
  const stop = stopOf(child);
  try {
    await waitForAnswer('gateway', `${prefix}/api/health/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { name: 'gateway', prefix, pid: child.pid ?? 0, stop };
};

export const startBare = async (program: string, databaseUrl: string): Promise<MeasuredServer> => {
  const child = spawn(process.execPath, [program, databaseUrl, String(POOL)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((done, failed) => {
    createInterface({ input: child.stdout }).once('line', done);
    child.once('exit', () => failed(new Error('the bare server did not start')));
  });
  return { name: 'bare', prefix: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: stopOf(child) };
};
