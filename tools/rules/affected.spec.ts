import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ProjectGraph } from 'nx/src/devkit-exports';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils';
import { buildProjectGraphAndSourceMapsWithoutDaemon } from 'nx/src/project-graph/project-graph';
import { remotes, root } from '../workspace.mjs';

const LOCK_FILE = 'package-lock.json';
const SHELL = ['shell', 'bench'];
const OF_STAFF = ['mfe-backoffice', 'mfe-invoicing', 'mfe-checkout'];
const lock = readFileSync(join(root, LOCK_FILE), 'utf8');

let graph: ProjectGraph;
type Changes = Parameters<typeof filterAffected>[1];
const affectedBy = async (changes: Changes) =>
  Object.keys((await filterAffected(graph, changes)).nodes).sort();

/** The lock file with another version of an installed package. */
const lockWith = (name: string): string => {
  const changed = JSON.parse(lock) as { packages: Record<string, { version: string }> };
  const entry = changed.packages[`node_modules/${name}`];
  if (!entry) throw new Error(`${LOCK_FILE} has no ${name}`);
  entry.version = '99.0.0';
  return JSON.stringify(changed);
};

beforeAll(async () => {
  graph = (await buildProjectGraphAndSourceMapsWithoutDaemon()).projectGraph;
});

describe('Nx', () => {
  it.each([
    ['mfe-checkout/src/remote.tsx', ['mfe-checkout']],
    ['mfe-storefront/src/remote.tsx', ['mfe-storefront']],
    ['mfe-backoffice/src/remote.tsx', ['mfe-backoffice']],
    ['mfe-invoicing/src/remote.tsx', ['mfe-invoicing']],
    ['mfe-checkout/remote.manifest.json', ['mfe-checkout', ...SHELL]],
    ['shell/src/app/app.tsx', SHELL],
    ['federation/release/src/cli.ts', ['@lacteos/release', 'backup']],
    ['libs/antd-library/src/base.ts', ['@lacteos/antd-library', ...OF_STAFF]],
    ['libs/ui/src/index.ts', ['@lacteos/ui', ...remotes, ...SHELL]],
    [
      'libs/session-bus/src/holder.ts',
      [
        ...['session-bus', 'api-client', 'remote-kit', 'remote-runtime', 'release', 'antd-library'].map(
          (name) => `@lacteos/${name}`,
        ),
        ...remotes,
        ...SHELL,
        'backup',
        'gateway',
      ],
    ],
    ['docs/architecture.md', []],
  ])('runs only the projects that depend on a changed %s [N-22-062, N-22-180]', async (path, expected) => {
    expect(readFileSync(join(root, path)).length).toBeGreaterThan(0);
    expect(await affectedBy(calculateFileChanges([path]))).toEqual([...expected].sort());
  });

  it.each([
    ['@visx/shape', ['mfe-backoffice']],
    ['@nestjs/core', ['api', 'bench']],
    ['oxfmt', []],
  ])(
    'runs only the projects that use a new version of %s in the lock file [N-22-180]',
    async (name, expected) => {
      const texts: Record<string, string> = { before: lock, after: lockWith(name) };
      const read = (_file: string, revision: string | void) => texts[revision ?? ''] ?? '';
      const changes = calculateFileChanges([LOCK_FILE], { base: 'before', head: 'after' }, read);
      expect(await affectedBy(changes)).toEqual(expected);
    },
  );
});
