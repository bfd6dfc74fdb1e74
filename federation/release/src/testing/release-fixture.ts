import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ShellManifest } from '@lacteos/remote-kit/registry';
import type { Release } from '../contract/contract.js';

export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'lacteos-release-'));

export const aBuild = async (
  releaseId: string,
  text = releaseId,
  changes: Partial<Release> = {},
): Promise<string> => {
  const folder = await emptyFolder();
  const contents: Record<string, string> = {
    'remoteEntry.js': `/* ${text} */\n${'export const greeting = "buenos días";\n'.repeat(30)}`,
    'chunks/page.css': 'h1 { color: #333 }',
  };
  return writeBuild(folder, contents, {
    releaseId,
    entry: 'remoteEntry.js',
    entryFiles: { js: ['remoteEntry.js'], css: [] },
    expose: { './remote': { js: ['remoteEntry.js'], css: ['chunks/page.css'] } },
    ...changes,
  });
};

export const aSharingBuild = async (releaseId: string, shared: readonly string[]): Promise<string> => {
  const own: [string, string] = ['entry.js', `/* ${releaseId} */`];
  const contents = shared.map((name) => [`files/${name}`, `/* ${name} */\n`.repeat(60)] as const);
  return writeBuild(await emptyFolder(), Object.fromEntries([own, ...contents]), {
    releaseId,
    entry: 'entry.js',
    entryFiles: { js: ['entry.js'], css: [] },
    expose: { './remote': { js: [`files/${shared[0] ?? ''}`], css: [] } },
    sharesFiles: true,
  });
};

export const aBuildWithLibrary = async (
  name: string,
  releaseId: string,
  library: readonly string[],
): Promise<string> => {
  const own: [string, string] = ['entry.js', `/* ${name} ${releaseId} */`];
  const contents = library.map((file) => [`libraries/${file}`, `/* ${file} */\n`.repeat(60)] as const);
  return writeBuild(await emptyFolder(), Object.fromEntries([own, ...contents]), {
    name,
    releaseId,
    entry: 'entry.js',
    entryFiles: { js: ['entry.js'], css: [] },
    expose: { './remote': { js: ['entry.js'], css: [] } },
    sharesFiles: true,
  });
};

export const aManifestOf = (name: string, manifest: Partial<ShellManifest>): Release => ({
  name,
  version: '1.0.0',
  releaseId: '1.0.0-a',
  federationName: name,
  entry: 'entry.js',
  entryFiles: { js: [], css: [] },
  expose: {},
  modules: {},
  sharedFiles: [],
  files: {},
  shared: {},
  manifest: {
    name,
    routes: [],
    menu: [],
    requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
    ...manifest,
  },
});

const writeBuild = async (
  folder: string,
  contents: Record<string, string>,
  changes: Partial<Release> & Pick<Release, 'releaseId' | 'entry' | 'entryFiles' | 'expose'>,
): Promise<string> => {
  const release: Release = {
    name: 'mfe-checkout',
    version: '1.0.0',
    federationName: `mfe_checkout__${changes.releaseId}`,
    modules: {},
    sharedFiles: [],
    files: Object.fromEntries(Object.entries(contents).map(([path, body]) => [path, fingerprint(body)])),
    manifest: {
      name: 'mfe-checkout',
      routes: [{ path: '/cart', access: 'signed-in', title: 'Carrito de compras' }],
      menu: [],
      requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
    },
    shared: {},
    ...changes,
  };
  for (const [path, body] of Object.entries({ ...contents, 'release.json': JSON.stringify(release) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
  return folder;
};

const fingerprint = (body: string): { integrity: string; size: number } => ({
  integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`,
  size: Buffer.byteLength(body),
});
