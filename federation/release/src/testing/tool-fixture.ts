import { spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { newKeyPair } from '../contract/signing.js';
import { publish } from '../releases/publish.js';
import { folderTarget } from '../store/open-storage.js';
import { aBuild, emptyFolder } from './release-fixture.js';
import { PROJECT } from './target-fixture.js';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

export interface Outcome {
  exitCode: number | null;
  text: string;
  complaint: string;
  data: Record<string, unknown>;
}

export const newKeys = (): Record<string, string> => {
  const { signingKey, publicKey } = newKeyPair();
  return { REGISTRY_SIGNING_KEY: signingKey, REGISTRY_PUBLIC_KEYS: publicKey };
};

/** The release tool as one program, as pipelines run it. */
export const bundleTool = async (): Promise<{ tool: string; remove: () => Promise<void> }> => {
  // Beside the package's own modules, which the bundle leaves outside.
  const folder = join(PACKAGE, 'reports', `release-tool-${process.pid}-${Date.now()}`);
  await build({
    entryPoints: [join(PACKAGE, 'src', 'cli.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Guards the lazy imports: loading the browser and the S3 client takes a second each.
    splitting: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@lacteos/source'],
    external: ['@aws-sdk/*', 'playwright-core', 'semver'],
  });
  return { tool: join(folder, 'cli.mjs'), remove: () => rm(folder, { recursive: true, force: true }) };
};

/** An empty workspace with the folders of a store. */
export class ToolWorkspace {
  private constructor(
    readonly folder: string,
    private readonly tool: string,
    readonly keys: Record<string, string>,
  ) {}

  static async open(tool: string): Promise<ToolWorkspace> {
    const folder = await emptyFolder();
    for (const name of ['releases', 'discovery'])
      await mkdir(join(folder, '.data', name), { recursive: true });
    return new ToolWorkspace(folder, tool, newKeys());
  }

  run(words: string[], env: Record<string, string> = {}): Promise<Outcome> {
    return new Promise((done, fail) => {
      const own = { RELEASES_GATE: 'off', RELEASE_ACTOR: 'ana', PUBLIC_URL: '', RELEASES_STORE: '', ...env };
      const tool = spawn(process.execPath, [this.tool, ...words], {
        cwd: this.folder,
        env: { PATH: process.env['PATH'], ...own },
      });
      let [text, complaint] = ['', ''];
      tool.stdout.on('data', (part: Buffer) => (text += part.toString()));
      tool.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
      tool.on('error', fail);
      tool.on('close', (exitCode) => {
        const isJson = words.includes('--json') && text.startsWith('{');
        const data = isJson ? (JSON.parse(text) as Outcome['data']) : {};
        done({ exitCode, text, complaint, data });
      });
    });
  }

  target() {
    return folderTarget({
      releasesDir: resolve(this.folder, '.data/releases'),
      registryFile: resolve(this.folder, '.data/discovery/local.json'),
    });
  }

  async publishHere(...ids: string[]): Promise<void> {
    for (const id of ids) await publish(await aBuild(id), this.target());
  }

  /** Puts a build where the project has its own. */
  async built(releaseId: string): Promise<void> {
    const dist = join(this.folder, PROJECT, 'dist');
    await rm(dist, { recursive: true, force: true });
    await mkdir(join(this.folder, PROJECT), { recursive: true });
    await cp(await aBuild(releaseId), dist, { recursive: true });
  }

  /** Publishes a release and makes it the first live one. */
  async ship(releaseId: string): Promise<Outcome> {
    await this.publishHere(releaseId);
    return this.run(['activate', PROJECT, releaseId, '--first', '--json'], this.keys);
  }
}
