import { join, resolve } from 'node:path';
import { activate, activeRelease, rollBack } from './activate.js';
import type { DeployTarget } from './contract.js';
import { DeployError } from './deploy-error.js';
import { readDiscovery } from './discovery-store.js';
import { publish } from './publish.js';
import { listReleases, readReleaseFile } from './release-folder.js';
import { keysFromEnvironment } from './key-settings.js';

const USAGE = `Usage: npm run release -- <command> <project> [release]
  publish  <project>            copy <project>/dist into the release store under its release id
  activate <project> [release]  make a published release live (default: the one in <project>/dist)
  rollback <project>            bring back the release that was live before
  list     <project>            published releases, newest first; the live one is marked
Settings: RELEASES_DIR (default .data/releases), DISCOVERY_FILE (default .data/discovery/local.json), RELEASES_URL (default /releases)`;

const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
const target: DeployTarget = {
  releasesDir: resolve(process.env['RELEASES_DIR'] ?? join(dataDir, 'releases')),
  discoveryFile: resolve(process.env['DISCOVERY_FILE'] ?? join(dataDir, 'discovery', 'local.json')),
  releasesUrl: process.env['RELEASES_URL'] ?? '/releases',
  ...keysFromEnvironment(process.env, dataDir),
};

const commands: Record<string, (project: string, release?: string) => Promise<string>> = {
  publish: async (project) => {
    const { release, isNew } = await publish(join(project, 'dist'), target.releasesDir);
    return `${release.name} ${release.releaseId} ${isNew ? 'published' : 'was already published'}`;
  },
  activate: async (project, release) => {
    const releaseId = release ?? (await readReleaseFile(join(project, 'dist'))).releaseId;
    const { revision } = await activate(target, project, releaseId);
    return `${project} ${releaseId} is live (revision ${revision})`;
  },
  rollback: async (project) => {
    const discovery = await rollBack(target, project);
    return `${project} ${activeRelease(discovery, project)} is live again (revision ${discovery.revision})`;
  },
  list: async (project) => {
    const live = activeRelease(await readDiscovery(target.discoveryFile), project);
    const names = await listReleases(target.releasesDir, project);
    return (
      names.map((name) => `${name === live ? '*' : ' '} ${name}`).join('\n') || `${project} has no releases`
    );
  },
};

const [name = '', project, release] = process.argv.slice(2);
try {
  const command = commands[name];
  if (command === undefined || project === undefined) throw new DeployError('USAGE', USAGE);
  console.log(await command(project, release));
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error);
  process.exitCode = 1;
}
