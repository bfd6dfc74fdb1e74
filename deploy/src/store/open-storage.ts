import { basename, dirname, join, resolve } from 'node:path';
import type { DeployTarget } from '../contract.js';
import { DeployError } from '../deploy-error.js';
import { FolderStorage } from './folder-storage.js';
import type { ReleaseStorage } from './release-storage.js';

/** Where a folder target keeps its files. */
export interface FolderPlaces {
  /** `<project>/<release id>/` below it. */
  releasesDir: string;
  /** Its name without `.json` is the environment's. */
  discoveryFile: string;
}

/** A target on plain folders; history and attestations stand beside the discovery file. */
export const folderTarget = <T extends FolderPlaces>(
  places: T,
): T & Pick<DeployTarget, 'store' | 'environment'> => {
  const discovery = dirname(places.discoveryFile);
  const attestations = join(discovery, 'attestations');
  return {
    ...places,
    environment: basename(places.discoveryFile, '.json'),
    store: new FolderStorage({ releases: places.releasesDir, discovery, attestations }),
  };
};

/** The store of the settings: `RELEASES_STORE=s3://bucket/prefix` with the usual `AWS_*`, else `RELEASES_DIR` and `DISCOVERY_FILE`. */
export const openStorage = async (
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<Pick<DeployTarget, 'store' | 'environment'>> => {
  const address = env['RELEASES_STORE'];
  if (address)
    return { store: await openBucket(address), environment: env['RELEASES_ENVIRONMENT'] || 'production' };
  return folderTarget({
    releasesDir: resolve(env['RELEASES_DIR'] || join(dataDir, 'releases')),
    discoveryFile: resolve(env['DISCOVERY_FILE'] || join(dataDir, 'discovery', 'local.json')),
  });
};

const openBucket = async (address: string): Promise<ReleaseStorage> => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 's3:' || url.hostname === '') {
    throw new DeployError('USAGE', `RELEASES_STORE=${address}: expected s3://bucket or s3://bucket/prefix`);
  }
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  // Its modules cost half a second, which a folder need not wait for.
  const { connectS3 } = await import('./connect-s3.js');
  return connectS3(url.hostname, prefix === '' ? '' : `${prefix}/`);
};
