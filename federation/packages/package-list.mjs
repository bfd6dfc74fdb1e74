import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../tools/workspace.mjs';

/** Packages for teams outside of this repository, each after those that it needs. */
export const PACKAGES = [
  { folder: 'libs/contracts', name: '@lacteos/contracts', extra: ['openapi.json', 'divipola.LICENSE.txt'] },
  { folder: 'libs/session-bus', name: '@lacteos/session-bus' },
  {
    folder: 'federation/kit',
    name: '@lacteos/remote-kit',
    extra: ['remote-manifest.schema.json'],
    // The build tells the page which versions of these a remote was built with.
    reads: ['react-dom', 'react-router-dom', 'rxjs', '@lacteos/api-client'],
  },
  { folder: 'libs/api-client', name: '@lacteos/api-client' },
  { folder: 'libs/ui', name: '@lacteos/ui' },
  // In place of `remoteConfig`, for pages that Vite builds.
  {
    folder: 'federation/packages/vite-remote',
    name: '@lacteos/vite-remote',
    reads: ['vite'],
    isInsteadOfKit: true,
  },
  {
    folder: 'federation/release',
    name: '@lacteos/release-tool',
    start: 'src/cli.ts',
    bin: { 'lacteos-release': './dist/cli.js' },
  },
];

/** Peer dependencies: a page has each of them once. */
export const SHARED = ['react', 'react-dom', 'react-router-dom', 'rxjs'];

/** The contract that the first digit of a package's version repeats: a new one is a new major version. */
const CONTRACTS = {
  '@lacteos/remote-kit': { file: 'federation/kit/src/remote.ts', constant: 'REMOTE_CONTRACT' },
  '@lacteos/vite-remote': { file: 'federation/kit/src/remote.ts', constant: 'REMOTE_CONTRACT' },
  '@lacteos/session-bus': { file: 'libs/session-bus/src/holder.ts', constant: 'PROTOCOL' },
};

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The packed files in a folder, by name of the package. */
export const packedIn = (folder) => {
  const files = readdirSync(folder);
  const fileOf = (name) => files.find((file) => file.startsWith(`${name.slice(1).replace('/', '-')}-`));
  return Object.fromEntries(PACKAGES.map(({ name }) => [name, join(folder, fileOf(name) ?? '')]));
};

/** The number of the contract that a package implements, or null when none is numbered. */
export const contractOf = (name) => {
  const contract = CONTRACTS[name];
  if (!contract) return null;
  const text = readFileSync(resolve(root, contract.file), 'utf8');
  const [, number] = new RegExp(`export const ${contract.constant} = (\\d+);`).exec(text) ?? [];
  if (!number) throw new Error(`${contract.file} has no ${contract.constant}`);
  return Number(number);
};
