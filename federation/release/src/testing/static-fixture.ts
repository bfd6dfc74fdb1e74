import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../contract/contract.js';
import type { Finding } from '../check/finding.js';
import type { ApiDocument, ReleaseContext } from '../check/release-context.js';
import { aBuild } from './release-fixture.js';

type Manifest = NonNullable<Release['manifest']>;

/** A release with these changes, of a manifest without pages. */
export const aRelease = async (
  name: string,
  changes: Partial<Release> = {},
  manifest: Partial<Manifest> = {},
) => {
  const text = await readFile(join(await aBuild('1.0.0-a'), 'release.json'), 'utf8');
  const release = JSON.parse(text) as Release;
  const base = release.manifest as Manifest;
  return {
    ...release,
    name,
    shared: { react: { version: '19.3.1', requiredVersion: '^19.3.1' } },
    sharedFiles: ['shared.js'],
    ...changes,
    manifest: { ...base, name, routes: [], menu: [], apiOperations: [], ...manifest },
  };
};
export const api: ApiDocument = {
  info: { version: '1.2.0' },
  paths: {
    '/api/product/{id}': { get: {} },
    '/api/cart': { post: { security: [{ bearer: [] }] } },
    '/api/cart/{id}': { get: { security: [{}] } },
  },
};
export const aContext = (shell: Release, changes: Partial<ReleaseContext> = {}): ReleaseContext => ({
  others: [shell],
  before: null,
  shell,
  api,
  apiSource: 'the live API',
  ...changes,
});
export const broken = (findings: Finding[]): string[] =>
  findings.filter(({ level }) => level === 'breaks').map(({ check, message }) => `${check}: ${message}`);
export const warned = (findings: Finding[]): string[] =>
  findings.filter(({ level }) => level === 'warns').map(({ message }) => message);
