import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '../contract/contract.js';

/** A folder of its own for one test. */
export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'lacteos-deploy-'));

/** Writes a build folder like a remote's `dist`, whose only script contains `text`. */
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
  const release: Release = {
    name: 'mfe-checkout',
    version: '1.0.0',
    releaseId,
    federationName: `mfe_checkout__${releaseId}`,
    entry: 'remoteEntry.js',
    entryFiles: { js: ['remoteEntry.js'], css: [] },
    modules: {},
    sharedFiles: [],
    expose: { './remote': { js: ['remoteEntry.js'], css: ['chunks/page.css'] } },
    files: Object.fromEntries(Object.entries(contents).map(([path, body]) => [path, fingerprint(body)])),
    manifest: {
      name: 'mfe-checkout',
      routes: [{ path: '/cart', access: 'signed-in', title: 'Carrito de compras' }],
      menu: [],
      requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
      criticality: 'critical',
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
