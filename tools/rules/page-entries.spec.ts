import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  registryVersion,
  pageEntry,
  shortVersion,
  type Registry,
  type Release,
} from '@lacteos/remote-kit/registry';
import { readManifest, SHELL_MANIFEST } from '@lacteos/remote-kit/manifest';
import { expect, it } from '@jest/globals';
import { frontEnds, root } from '../workspace.mjs';

const MAX_BYTES = 8_000;
/** The gateway's own quality for pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** More scripts and styles than the shell has. */
const FILES = 50;

const hash = (text: string, kind = 'sha384'): string => createHash(kind).update(text).digest('base64');

const releaseOf = (name: string, age = 'live'): Release => {
  const file = `${name === 'shell' ? 'shell' : 'remote'}.manifest.json`;
  const text = readFileSync(join(root, name, file), 'utf8');
  const manifest = readManifest(text, file, name === 'shell' ? SHELL_MANIFEST : undefined);
  const paths = Array.from({ length: FILES }, (_file, index) => {
    const content = createHash('sha256').update(`${name}${index}${age}`).digest('hex').slice(0, 16);
    return `../files/${index * 17}.${content}.${index % 4 ? 'js' : 'css'}`;
  });
  const files = ['main.js', ...paths].map((path) => [
    path,
    { integrity: `sha384-${hash(name + path + age)}`, size: path.length * 997 },
  ]);
  return {
    name,
    version: '1.0.0',
    releaseId: `1.0.0-${hash(name + age).slice(0, 12)}`,
    federationName: name.replaceAll('-', '_'),
    entry: 'main.js',
    entryFiles: { js: [], css: [] },
    expose: name === 'shell' ? {} : { './remote': { js: paths.slice(0, 4), css: [] } },
    modules: { './page': { js: paths, css: [] } },
    sharedFiles: [],
    shared: {},
    files: Object.fromEntries(files) as Release['files'],
    manifest,
  };
};

const embeddedText = (): string => {
  const signature = (text: string) => ({ keyId: `${text}-2026`, value: hash(text, 'sha512').slice(0, 86) });
  const versionOf = (name: string, age?: string) => {
    const release = releaseOf(name, age);
    const releaseFile = { integrity: `sha384-${hash(`${release.releaseId} release`)}`, size: 20_000 };
    const baseUrl = `/releases/${name}/${release.releaseId}/`;
    return registryVersion(release, { baseUrl, releaseFile, role: 'live', traffic: 100 });
  };
  const versions = (name: string) => [
    pageEntry(versionOf(name)),
    shortVersion(pageEntry(versionOf(name, 'earlier'))),
  ];
  const pairs = <V>(value: (name: string) => V) =>
    Object.fromEntries(frontEnds.map((name) => [name, value(name)]));
  const registry: Registry = {
    environment: 'production',
    revision: 17,
    microFrontends: pairs(versions),
    trust: {
      environment: 'production',
      revision: 9,
      projects: pairs((name) => ({ [`${name}-2026`]: hash(name, 'sha256').slice(0, 43) })),
      signature: signature('operator'),
    },
    entries: pairs((name) => ({ revision: 17, signature: signature(name) })),
    signature: signature('desk'),
  };
  return JSON.stringify(registry);
};

it("the releases of the shop's six projects take at most 8,000 bytes of a public page, compressed [N-37-401]", () => {
  expect(brotliCompressSync(embeddedText(), QUALITY).length).toBeLessThanOrEqual(MAX_BYTES);
});
