import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseIdOf } from './release-id.js';

let root: string;
interface Locked {
  version?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}
const TOOLS = ['@module-federation/enhanced', '@rspack/cli', '@rspack/core', '@swc/core'];
const anyVersion = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '*']));
const PACKAGES: Record<string, Locked> = {
  ...Object.fromEntries(TOOLS.map((name) => [`node_modules/${name}`, { version: '2.0.0' }])),
  'mfe-toy': { dependencies: anyVersion('@lacteos/ui', 'react') },
  'mfe-other': { dependencies: anyVersion('charts') },
  'libs/ui': {
    dependencies: anyVersion('@lacteos/contracts', 'fonts'),
    peerDependencies: anyVersion('antd'),
    peerDependenciesMeta: { antd: { optional: true } },
  },
  'libs/contracts': {},
  'node_modules/@lacteos/ui': { link: true, resolved: 'libs/ui' },
  'node_modules/@lacteos/contracts': { link: true, resolved: 'libs/contracts' },
  'node_modules/react': { version: '19.0.0', dependencies: anyVersion('scheduler') },
  'node_modules/react/node_modules/scheduler': { version: '0.27.0' },
  'node_modules/scheduler': { version: '0.26.0' },
  'node_modules/fonts': { version: '1.0.0' },
  'node_modules/antd': { version: '6.0.0' },
  'node_modules/charts': { version: '3.0.0' },
};
const lock = (changes: Record<string, Locked> = {}) =>
  JSON.stringify({ packages: { ...PACKAGES, ...changes } });
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const aWorkspace = () => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'));
  write('package-lock.json', lock());
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

describe('a release id outside of this repository', () => {
  const own = (versionOfUi: string) =>
    write(
      'package-lock.json',
      JSON.stringify({
        packages: {
          '': { dependencies: anyVersion('@lacteos/ui'), devDependencies: anyVersion('@rspack/core') },
          'node_modules/@lacteos/ui': { version: versionOfUi, dependencies: anyVersion('fonts') },
          'node_modules/fonts': { version: '1.0.0' },
          'node_modules/@rspack/core': { version: '2.0.0' },
        },
      }),
    );
  const alone = () => {
    root = mkdtempSync(join(tmpdir(), 'alone-'));
    own('1.0.0');
    write('package.json', '{"name":"mfe-alone","version":"2.0.0","dependencies":{"@lacteos/ui":"1.0.0"}}');
    write('src/remote.tsx', 'export const a = 1;');
  };

  it('depends on the installed packages and not on the folder [N-22-018]', () => {
    rmSync(root, { recursive: true });
    alone();
    const first = releaseIdOf(root);
    rmSync(root, { recursive: true });
    alone();
    expect(releaseIdOf(root)).toBe(first);
    own('1.1.0');
    expect(releaseIdOf(root)).not.toBe(first);
  });
});

describe('a release id', () => {
  it('is the version and ten hexadecimal digits, equal for the same files in another folder', () => {
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

  it.each([
    ['a package of the project', 'react'],
    ['a package of such a package, in the copy that it finds', 'react/node_modules/scheduler'],
    ['a package of a library that it uses', 'fonts'],
    ['a tool of the build', '@rspack/core'],
  ])('changes with another version of %s [N-22-061]', (_what, name) => {
    const before = idOf();
    write('package-lock.json', lock({ [`node_modules/${name}`]: { version: '99.0.0' } }));
    expect(idOf()).not.toBe(before);
  });

  it.each([
    ['a package that only another project uses', 'charts'],
    ['a package for a part of a library that it does not use', 'antd'],
    ['a copy of a package that it does not find', 'scheduler'],
  ])('stays the same with another version of %s [N-22-061]', (_what, name) => {
    const before = idOf();
    write('package-lock.json', lock({ [`node_modules/${name}`]: { version: '99.0.0' } }));
    expect(idOf()).toBe(before);
  });

  it('is refused while the lock file lacks a needed package', () => {
    const packages = { ...PACKAGES };
    delete packages['node_modules/react'];
    write('package-lock.json', JSON.stringify({ packages }));
    expect(idOf).toThrow('package-lock.json has no "react" for "mfe-toy": run npm install first');
  });

  it('differs between a production and a development build', () => {
    const project = join(root, 'mfe-toy');
    expect(releaseIdOf(project, 'development')).not.toBe(releaseIdOf(project, 'production'));
  });
});
