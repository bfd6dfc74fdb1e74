import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const SCOPE = '@lacteos/';
const MIGRATIONS = ':(glob)api/src/**/*.migration.ts';

export interface Checkout {
  readonly folder: string;
  readonly name: string;
  readonly remove: () => void;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const commitBefore = (): string => `${git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`;

const linkPackages = (path: string, folder: string): void => {
  mkdirSync(join(folder, path));
  for (const name of readdirSync(join(root, path))) {
    const [installed, link] = [join(root, path, name), join(folder, path, name)];
    if (lstatSync(installed).isSymbolicLink()) symlinkSync(readlinkSync(installed), link);
    else if (`${name}/` === SCOPE) linkPackages(join(path, name), folder);
    else symlinkSync(installed, link);
  }
};

/** The API after its libraries, which depend on each other in alphabetical order. */
const packagesOf = (folder: string): string[] => {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'api/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const libraries = Object.keys(dependencies).filter((name) => name.startsWith(SCOPE));
  return [...libraries.sort().map((name) => name.replace(SCOPE, 'libs/')), 'api'];
};

const build = (commit: string): Checkout => {
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-before-'));
  const remove = (): void => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', '--force', folder, commit);
  try {
    linkPackages('node_modules', folder);
    for (const name of packagesOf(folder)) {
      if (existsSync(join(root, name, 'node_modules'))) linkPackages(join(name, 'node_modules'), folder);
      execFileSync('npm', ['run', 'build', '-w', name], { cwd: folder, stdio: ['ignore', 2, 'inherit'] });
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, name: git('log', '-1', '--format=%h', commit), remove };
};

/** @param wanted built checkout, commit, or empty: the commit before the last schema change */
export const versionBefore = (wanted: string): Checkout =>
  wanted !== '' && existsSync(join(wanted, 'api/dist/main.js'))
    ? { folder: resolve(wanted), name: wanted, remove: () => undefined }
    : build(wanted === '' ? commitBefore() : wanted);
