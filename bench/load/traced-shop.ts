import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OtlpReceiver } from '@lacteos/tracing/testing';
import { startApi, startGateway } from '../lib/servers.js';
import { startStandIns } from '../lib/stand-ins.js';

/** The first start links all products with SIIGO at once. */
const DEMO = { DEMO_DATA: 'true', SIIGO_REQUESTS_PER_MINUTE: '6000' };

export interface TracedShop {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export const openTracedShop = async (collector: OtlpReceiver): Promise<TracedShop> => {
  const folder = await mkdtemp(join(tmpdir(), 'lacteos-traces-'));
  const standIns = await startStandIns();
  const settings = { ...standIns.settings, ...collector.environment, ...DEMO };
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
