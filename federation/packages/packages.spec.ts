import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from '../../tools/workspace.mjs';
import { completeImports } from './compile.mjs';
import { packAll } from './pack.mjs';
import { assertVersion, importedPackages, sortImports } from './package-file.mjs';
import { PACKAGES, readJson } from './package-list.mjs';

const NAMES: string[] = PACKAGES.map(({ name }) => name);
/** Packages that npm would also install for the program below. */
const OF_OTHERS = ['@types/react', 'csstype', 'react', 'rxjs', 'react-router-dom', 'react-router'];
const PROGRAM = `
import { api, type Page } from '@lacteos/api-client';
import { formatMoney } from '@lacteos/contracts/money/money';
import type { Order } from '@lacteos/contracts/schemas';
import { defineRemote, RemoteComponent, useSession } from '@lacteos/remote-kit';
import { remoteConfig } from '@lacteos/remote-kit/build';
import { currentSession, emit } from '@lacteos/session-bus';
import { PriceAmount } from '@lacteos/ui';
import '@lacteos/ui/styles.css';

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-toy': {
      components: { Card: { 1: { id: number } } };
      slots: { Aside: { 1: { id: number } } };
      events: { 'toy-broken': { 1: { toyId: number } } };
    };
  }
}
export const card = <RemoteComponent remote="mfe-toy" name="Card" contract={1} props={{ id: 1 }} />;
// @ts-expect-error: these are not the properties of the contract.
export const noCard = <RemoteComponent remote="mfe-toy" name="Card" contract={1} props={{ key: 'a' }} />;
emit('toy-broken', { toyId: 1 });
// @ts-expect-error: nobody declares such an event.
emit('toy-mended', { toyId: 1 });
const Aside = ({ id }: { id: number }) => <p>{id}</p>;
export const filler = defineRemote({ contract: 1, pages: {}, extensions: { 'mfe-toy/Aside': Aside } });
// @ts-expect-error: the slot does not give what the component takes.
defineRemote({ contract: 1, pages: {}, extensions: { 'mfe-toy/Aside': ({ key }: { key: string }) => <p>{key}</p> } });

const Price = () => <PriceAmount amount={formatMoney(1500)} vat={useSession().status} />;
export const remote = defineRemote({ contract: 1, pages: { '/precio': Price } });
export const build = remoteConfig({ dir: '.' });
export const orders = (): Promise<Order[]> => api.get<Order[]>('/order/mine');
export type Orders = Page<Order>;
export const status = currentSession().status;
// @ts-expect-error: the shell refuses another contract.
defineRemote({ contract: 2, pages: {} });
// @ts-expect-error: an amount is needed.
export const noPrice = <PriceAmount vat="IVA incluido" />;
`;
const OPTIONS = {
  strict: true,
  noEmit: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  skipLibCheck: true,
  preserveSymlinks: true,
  types: [],
};

/** Targets of an exports map, without patterns. */
const targetsOf = (exports: Record<string, string | Record<string, string>>): string[] =>
  Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .filter((target) => !target.includes('*'));

describe('D the packages that an outside team installs', () => {
  let folder: string;
  const installed = (name: string) => join(folder, 'node_modules', name);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outside-'));
    const files = await packAll(join(folder, 'packages'), { isChecked: false });
    for (const name of NAMES) {
      mkdirSync(installed(name), { recursive: true });
      execFileSync('tar', ['-xzf', files[name] ?? '', '-C', installed(name), '--strip-components=1']);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(NAMES)('include in %s every file named in its package.json, and no sources [N-22-017]', (name) => {
    const { exports, bin = {} } = readJson(join(installed(name), 'package.json'));
    const missing = [...targetsOf(exports), ...Object.values<string>(bin)].filter(
      (target) => !existsSync(join(installed(name), target)),
    );
    expect(missing).toEqual([]);
    expect(JSON.stringify(exports)).not.toContain('src/');
    expect(existsSync(join(installed(name), 'src'))).toBe(false);
  });

  it('include in the kit the words of a manifest for editors [N-37-424]', () => {
    expect(
      readJson(join(installed('@lacteos/remote-kit'), 'remote-manifest.schema.json')).required,
    ).toContain('routes');
  });

  it.each(NAMES)('declare in %s every package that its files import [N-22-017]', (name) => {
    const { dependencies, peerDependencies } = readJson(join(installed(name), 'package.json'));
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    const undeclared = importedPackages(join(installed(name), 'dist')).filter(
      (imported) => imported !== name && !declared.includes(imported),
    );
    expect(undeclared).toEqual([]);
  });

  it.each(NAMES)('require in %s the current versions of our packages [N-22-181]', (name) => {
    const { dependencies, peerDependencies } = readJson(join(installed(name), 'package.json'));
    const ranges = Object.entries<string>({ ...dependencies, ...peerDependencies });
    for (const [other, range] of ranges.filter(([one]) => NAMES.includes(one)))
      expect([other, range]).toEqual([other, `^${readJson(join(installed(other), 'package.json')).version}`]);
  });

  it('provide types to a remote in an empty folder [N-22-017]', () => {
    for (const name of OF_OTHERS) {
      mkdirSync(dirname(installed(name)), { recursive: true });
      symlinkSync(resolve(root, 'node_modules', name), installed(name));
    }
    writeFileSync(join(folder, 'program.tsx'), PROGRAM);
    const config = { compilerOptions: OPTIONS, files: ['program.tsx'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = resolve(root, 'node_modules/.bin/tsgo');
    expect(spawnSync(compiler, ['-p', '.'], { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
  });

  it('contain a release tool that runs on its own and lists its commands', () => {
    const { bin } = readJson(join(installed('@lacteos/release-tool'), 'package.json'));
    const text = readFileSync(join(installed('@lacteos/release-tool'), bin['lacteos-release']), 'utf8');
    expect(text.split('\n', 1)[0]).toBe('#!/usr/bin/env node');
  });
});

describe('packing refuses', () => {
  it('a version that differs from the contract version [N-22-017]', () => {
    expect(() => assertVersion('@lacteos/remote-kit', '2.0.0')).toThrow('implements contract 1');
    expect(() => assertVersion('@lacteos/remote-kit', '1.4.0')).not.toThrow();
  });

  it('a package that imports an undeclared dependency', () => {
    const own = { name: '@lacteos/ui', version: '1.0.0', dependencies: {} };
    expect(() => sortImports(['left-pad'], own)).toThrow('imports left-pad and does not depend on it');
  });

  it('a file that imports from outside its package', () => {
    const folder = mkdtempSync(join(tmpdir(), 'package-'));
    writeFileSync(join(folder, 'page.js'), "import { a } from '../../ui/src/index.js';\n");
    expect(() => completeImports(join(folder, 'page.js'))).toThrow('which its package does not hold');
    rmSync(folder, { recursive: true });
  });
});
