import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activateRelease,
  localTarget,
  publishBuild,
  releaseBuild,
  tryBuild,
  type ReleaseTarget,
} from 'tools/shop/releases';
import { startStack } from 'tools/shop/stack';
import { getVariable } from './shop-variables';

export interface SecondShop {
  url: string;
  dataDir: string;
  target: ReleaseTarget;
  release: (buildDir: string) => Promise<{ name: string; releaseId: string; entry: string }>;
  publish: (buildDir: string) => Promise<{ name: string; releaseId: string }>;
  tryOut: (buildDir: string, percent: number) => Promise<{ releaseId: string }>;
  activate: (project: string, releaseId: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Copies the live releases, which a journey may replace and damage. */
export async function openSecondShop(): Promise<SecondShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-side-'));
  const original = getVariable('SHOP_DATA_DIR');
  cpSync(join(original, 'releases'), join(dataDir, 'releases'), { recursive: true });
  const behind = { apiUrl: getVariable('SHOP_API_URL'), wompiUrl: getVariable('WOMPI_URL') };
  const stack = await startStack({ port: 0, dataDir, behind });
  const target = await localTarget(dataDir);
  return {
    url: stack.url,
    dataDir,
    target,
    release: (buildDir) => releaseBuild(target, buildDir),
    publish: (buildDir) => publishBuild(target, buildDir),
    tryOut: (buildDir, percent) => tryBuild(target, buildDir, percent),
    activate: (project, releaseId) => activateRelease(target, project, releaseId),
    stop: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
