import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, root } from '../workspace.mjs';

const FILE = '.github/CODEOWNERS';

/** @param {string} path @returns {string | undefined} */
const ownerIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).owner;

/**
 * The last fitting line counts; what no remote owns belongs to the platform, as the shell does.
 *
 * @param {string} platform
 * @param {readonly {name: string, owner?: string}[]} owned
 */
export const codeowners = (platform, owned) =>
  [
    '# Written from the manifests ("owner") by npm run codeowners.',
    `* ${platform}`,
    ...owned.flatMap(({ name, owner }) =>
      owner ? [`/${name}/ ${owner}`, `/.github/workflows/${name}.yml ${owner}`] : [],
    ),
    '',
  ].join('\n');

export const codeownersOfManifests = () =>
  codeowners(
    ownerIn('shell/shell.manifest.json') ?? '',
    remotes.map((name) => ({ name, owner: ownerIn(`${name}/remote.manifest.json`) })),
  );

export const readCodeowners = () => readFileSync(join(root, FILE), 'utf8');

if (process.argv.includes('--write')) writeFileSync(join(root, FILE), codeownersOfManifests());
