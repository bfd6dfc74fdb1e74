import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { OtlpReceiver } from '@lacteos/tracing/testing';
import { waitForAnswer } from '../../tools/lib/wait-for-answer.mjs';
import { freePort, startApi, startGateway } from '../lib/servers.js';

const STAND_INS = resolve(import.meta.dirname, '../../sandbox/dist/main.js');
const PORTS = ['SIIGO_PORT', 'WOMPI_PORT', 'SMTP_PORT', 'MAILBOX_PORT'] as const;

/** The built shop with its demo data, whose processes send their spans to a collector. */
export interface TracedShop {
  /** Of the gateway. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const startStandIns = async () => {
  const numbers = await Promise.all(PORTS.map(() => freePort()));
  const ports = Object.fromEntries(PORTS.map((name, at) => [name, String(numbers[at])]));
  const child = spawn(process.execPath, [STAND_INS], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...ports },
  });
  await waitForAnswer('stand-ins', `http://127.0.0.1:${ports['MAILBOX_PORT']}`);
  return {
    settings: {
      SIIGO_URL: `http://127.0.0.1:${ports['SIIGO_PORT']}`,
      SMTP_URL: `smtp://127.0.0.1:${ports['SMTP_PORT']}`,
    },
    stop: () => child.kill('SIGTERM'),
  };
};

/** Opens the shop on SQLite in a folder of its own. */
export const openTracedShop = async (collector: OtlpReceiver): Promise<TracedShop> => {
  const folder = await mkdtemp(join(tmpdir(), 'lacteos-traces-'));
  const standIns = await startStandIns();
  const settings = { ...standIns.settings, ...collector.environment, DEMO_DATA: 'true' };
  const api = await startApi('traces', `sqlite:${join(folder, 'shop.sqlite')}`, folder, settings);
  const gateway = await startGateway(new URL(api.prefix).origin, folder, collector.environment);
  return {
    origin: gateway.prefix,
    stop: async () => {
      await Promise.all([gateway.stop(), api.stop()]);
      standIns.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
