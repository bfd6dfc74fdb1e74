import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Release } from '../../contract/contract.js';
import { storedRelease } from '@lacteos/remote-kit/registry';
import { readFrom } from '../../releases/release-folder.js';
import { checkBundleOperations } from '../files/bundle-operations.js';
import { readTexts } from '../files/read-texts.js';
import type { ApiDocument } from '../release-context.js';
import { checkBudget } from './budget.js';

const ROOT = resolve(import.meta.dirname, '../../../../..');

const API_DOCUMENT = resolve(ROOT, 'libs/contracts/openapi.json');

const PROJECTS = readdirSync(ROOT).filter((folder) =>
  ['shell.manifest.json', 'remote.manifest.json'].some((file) => existsSync(resolve(ROOT, folder, file))),
);

const releaseOf = (project: string): Release =>
  JSON.parse(readFileSync(resolve(ROOT, project, 'dist/release.json'), 'utf8')) as Release;

describe('the built releases of the workspace', () => {
  it.each(PROJECTS)('%s stays within its promised bytes until first view [N-22-171]', (project) => {
    const release = releaseOf(project);
    expect(release.manifest?.budget).toBeDefined();
    expect(checkBudget(release)).toMatchObject([{ level: 'fine' }]);
  });

  it.each(PROJECTS)('%s lists the operations that its scripts call [N-37-301]', async (project) => {
    const release = releaseOf(project);
    const scripts = await readTexts(readFrom(resolve(ROOT, project, 'dist')), storedRelease(release), [
      '.js',
    ]);
    const context = { api: JSON.parse(readFileSync(API_DOCUMENT, 'utf8')) as ApiDocument };
    expect(release.manifest?.apiOperations).toBeDefined();
    expect(checkBundleOperations(release, scripts, context)).toMatchObject([{ level: 'fine' }]);
  });
});
