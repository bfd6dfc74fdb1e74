import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseIdOf } from './release-id.js';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const aWorkspace = () => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'));
  write('package-lock.json', '{}');
  write(
    'libs/ui/package.json',
    '{"name":"@lacteos/ui","version":"1.0.0","dependencies":{"@lacteos/contracts":"1.0.0"}}',
  );
  write('libs/ui/src/index.ts', 'export const a = 1;');
  write('libs/contracts/package.json', '{"name":"@lacteos/contracts","version":"1.0.0"}');
  write('libs/contracts/src/index.ts', 'export const b = 1;');
  write('libs/unused/package.json', '{"name":"@lacteos/unused","version":"1.0.0"}');
  write(
    'mfe-toy/package.json',
    '{"name":"mfe-toy","version":"2.3.4","dependencies":{"@lacteos/ui":"1.0.0"}}',
  );
  write('mfe-toy/src/remote.tsx', 'export const c = 1;');
};
const idOf = () => releaseIdOf(join(root, 'mfe-toy'));

beforeEach(aWorkspace);
afterEach(() => rmSync(root, { recursive: true }));

describe('a release id', () => {
  it('is the version and ten hexadecimal digits, the same in another folder with the same files', () => {
    const first = idOf();
    const firstRoot = root;
    aWorkspace();
    expect(first).toMatch(/^2\.3\.4-[0-9a-f]{10}$/);
    expect(idOf()).toBe(first);
    rmSync(firstRoot, { recursive: true });
  });

  it.each([
    ['a file of the project', 'mfe-toy/src/remote.tsx'],
    ['a new file of the project', 'mfe-toy/src/page.tsx'],
    ['a library that it uses', 'libs/ui/src/index.ts'],
    ['a library of such a library', 'libs/contracts/src/index.ts'],
    ['the lock file', 'package-lock.json'],
  ])('changes with %s', (_what, path) => {
    const before = idOf();
    write(path, 'changed');
    expect(idOf()).not.toBe(before);
  });

  it.each([
    ['a library that it does not use', 'libs/unused/src/index.ts'],
    ['a spec', 'mfe-toy/src/remote.spec.tsx'],
    ['an earlier build', 'mfe-toy/dist/remote.js'],
    ['a read-me', 'mfe-toy/README.md'],
  ])('stays the same with %s', (_what, path) => {
    const before = idOf();
    write(path, 'changed');
    expect(idOf()).toBe(before);
  });

  it('differs between a production and a development build', () => {
    const project = join(root, 'mfe-toy');
    expect(releaseIdOf(project, 'development')).not.toBe(releaseIdOf(project, 'production'));
  });
});
