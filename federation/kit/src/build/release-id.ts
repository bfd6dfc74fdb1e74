import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { lockedPackages } from './locked-packages.js';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'server', 'reports', '.nx', '.git']);
const SKIPPED_FILES = /\.spec\.tsx?$|\.md$|\.tsbuildinfo$|^package-lock\.json$/;
const OUR_PACKAGES = '@lacteos/';
const HASH_DIGITS = 10;
const BUILD_TOOLS = ['@module-federation/enhanced', '@rspack/cli', '@rspack/core', '@swc/core'];

export interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export const readPackage = (dir: string): PackageFile =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageFile;

export const workspaceRoot = (dir: string): string => {
  if (existsSync(join(dir, 'package-lock.json'))) return dir;
  const parent = dirname(dir);
  if (parent === dir) throw new Error('remote-kit: no package-lock.json above the project');
  return workspaceRoot(parent);
};

interface LockFile {
  packages: Record<string, { link?: boolean; resolved?: string }>;
}

const workspaceFolder = (root: string, name: string): string | null => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const { link = false, resolved = '' } = lock.packages[`node_modules/${name}`] ?? {};
  return link ? join(root, resolved) : null;
};

export const libraryFolder = (root: string, name: string): string =>
  workspaceFolder(root, name) ?? join(root, 'node_modules', name);

export const libraryFiles = (root: string, name: string, path = ''): string => {
  const folder = libraryFolder(root, name);
  return join(folder, existsSync(join(folder, 'src')) ? 'src' : 'dist', path);
};

// Installed packages are identified by their line in the lock file.
const librariesOf = (root: string, dir: string, found = new Set<string>()): Set<string> => {
  for (const name of Object.keys(readPackage(dir).dependencies ?? {})) {
    const library = name.startsWith(OUR_PACKAGES) ? workspaceFolder(root, name) : null;
    if (library === null || found.has(library)) continue;
    found.add(library);
    librariesOf(root, library, found);
  }
  return found;
};

const sourcesIn = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : sourcesIn(join(dir, entry.name));
    return SKIPPED_FILES.test(entry.name) ? [] : [join(dir, entry.name)];
  });

/**
 * Version and hash of all inputs: files, workspace libraries, locked packages and build tools. The same on every
 * machine.
 */
export const releaseIdOf = (dir: string, variant = ''): string => {
  const root = workspaceRoot(dir);
  const folders = [dir, ...librariesOf(root, dir)];
  const files = folders.flatMap(sourcesIn);
  const byPath = files.map((file) => [relative(root, file).split(sep).join('/'), file] as const);
  byPath.sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(variant);
  for (const [path, file] of byPath) {
    hash.update(`\0${path}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  for (const line of lockedPackages(lock, relative(root, dir).split(sep).join('/'), BUILD_TOOLS))
    hash.update(`\0${line}`);
  return `${readPackage(dir).version}-${hash.digest('hex').slice(0, HASH_DIGITS)}`;
};
