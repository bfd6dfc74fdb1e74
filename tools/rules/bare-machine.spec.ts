import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOOLS = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = /^(?:import|export) (?:[^;]*? from )?'([^']+)';/gm;

/** Names that a file imports, through all files that it reaches by relative paths. */
const importedNames = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) =>
    name.startsWith('.') ? importedNames(resolve(dirname(file), name), seen) : [name],
  );
};

describe('the commands of the README', () => {
  it.each(['start', 'test'])('load %s.mjs before any package is installed [N-36-107]', (name) => {
    const names = importedNames(resolve(TOOLS, `${name}.mjs`));
    expect(names).toContain('node:path');
    expect(names.filter((imported) => !imported.startsWith('node:'))).toEqual([]);
  });
});
