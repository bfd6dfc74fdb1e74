import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from './release-id.js';
import { slimFederationRuntime, slimPackages } from './slim-packages.js';

const root = workspaceRoot(dirname(fileURLToPath(import.meta.url)));
const STUB = /runtime-stubs/;
const replacements = {
  ...slimFederationRuntime(),
  ...slimPackages(join(root, 'shell')),
};

/** `import {…} from '…'` and `export {…} from '…'` of an ES module, minified or not. */
const NAMED_IMPORT = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => (name.trim().split(/\s+as\s+/)[0] ?? '').trim())
    .filter(Boolean);

const modulesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.m?js$/.test(path))
    .map((path) => join(folder, path));

/** Names that modules in the folder import from a module, which they name by its path or as a package. */
const namesImportedFrom = (folder: string, target: string): string[] => {
  const names = modulesBelow(folder).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(NAMED_IMPORT)]
      .filter(([, , from = '']) => from === target || resolve(dirname(path), from) === target)
      .flatMap(([, list = '']) => namesIn(list)),
  );
  return [...new Set(names)].sort();
};

const exportsOf = async (path: string): Promise<string[]> =>
  Object.keys((await import(`${path}.ts`)) as Record<string, unknown>).sort();

/** The nearest folder above a file that holds all modules of its package. */
const distOf = (path: string): string => path.slice(0, path.lastIndexOf('/dist/') + '/dist'.length);

const stubbed = Object.entries(replacements).filter(([, target]) => STUB.test(target));
const router = dirname(replacements['react-router$'] ?? '');

describe('the slimmed packages', () => {
  it('resolve to files of the installed versions', () => {
    const files = Object.values(replacements).filter((target) => !STUB.test(target));
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(stubbed.map(([replaced, stub]) => [replaced.split('node_modules/').at(-1), replaced, stub]))(
    'offer every name that is imported from %s',
    async (_name, replaced = '', stub = '') => {
      const importers = replaced.startsWith('/') ? distOf(replaced) : router;
      const imported = namesImportedFrom(importers, replaced);
      expect(imported.length).toBeGreaterThan(0);
      expect(await exportsOf(stub)).toEqual(expect.arrayContaining(imported));
    },
  );
});
