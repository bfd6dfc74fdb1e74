import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { apiStart } from '../../tools/shop/api-start.mjs';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';
import { MANY_BYTES } from '../lib/servers.js';

const API = resolve(import.meta.dirname, '../../api');

export const EVENTS_SECRET = 'test_events_of_the_crash_test';

/** Restarts on the same port and database. */
export class ApiProcess {
  private child: ChildProcess | null = null;

  constructor(
    private readonly port: number,
    private readonly databaseUrl: string,
    private readonly dataDir: string,
    private readonly wompiApiUrl: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}/api`;
  }

  async start(): Promise<void> {
    const { options, program, variables } = apiStart();
    this.child = spawn(process.execPath, [...options, resolve(API, program)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...variables,
        DATABASE_URL: this.databaseUrl,
        DATA_DIR: this.dataDir,
        API_PORT: String(this.port),
        NODE_ENV: 'development',
        DEMO_DATA: 'false',
        LOG_LEVEL: 'silent',
        ACCESS_TOKEN_SECONDS: '3600',
        THROTTLE_PER_ADDRESS: '100000',
        THROTTLE_BUDGETS: 'orders=1000000,writes=1000000',
        THROTTLE_BYTES: MANY_BYTES,
        MAX_OPEN_ORDERS: '1000000',
        MAX_SHARE_OF_STOCK: '100',
        WOMPI_EVENTS_SECRET: EVENTS_SECRET,
        WOMPI_API_URL: this.wompiApiUrl,
        // Nothing listens there, so mails and SIIGO calls fail at once.
        SMTP_URL: 'smtp://127.0.0.1:9',
        SIIGO_URL: 'http://127.0.0.1:9',
      },
    });
    await waitForAnswer('API', `${this.url}/health/ready`);
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }
}
