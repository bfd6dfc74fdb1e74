import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { localPublicKeys, localTarget, releaseBuild } from '../../tools/shop/releases.mjs';
import { fillCatalogue } from '../lib/fill-catalogue.js';
import { createDatabase, dropDatabase } from '../lib/measuring.js';
import { startApi, startGateway, type MeasuredServer } from '../lib/servers.js';

const ROOT = resolve(import.meta.dirname, '../..');
const RELEASED = ['shell', 'mfe-storefront'];

export interface PublicShop {
  readonly gateway: MeasuredServer;
  readonly stop: () => Promise<void>;
}

/** @param mariadb address of a server as root */
export const openPublicShop = async (
  mariadb: string,
  products: number,
  gatewayEnv: Record<string, string>,
): Promise<PublicShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-public-'));
  const databaseUrl = await createDatabase(mariadb, `public_shop_${process.pid}`);
  const api = await startApi('API', databaseUrl, dataDir);
  await fillCatalogue(databaseUrl, products);
  const target = await localTarget(dataDir);
  for (const project of RELEASED) await releaseBuild(target, resolve(ROOT, project, 'dist'));
  const gateway = await startGateway(new URL(api.prefix).origin, dataDir, {
    RELEASES_DIR: target.releasesDir,
    REGISTRY_FILE: target.registryFile,
    REGISTRY_PUBLIC_KEYS: await localPublicKeys(dataDir),
    ...gatewayEnv,
  });
  return {
    gateway,
    stop: async () => {
      await gateway.stop();
      await api.stop();
      await dropDatabase(databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
