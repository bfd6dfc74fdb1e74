import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext, type Context } from 'node:vm';
import { rspack } from '@rspack/core';
import { chunkGlobalOf, SharedChunksPlugin } from './shared-chunks-plugin.js';

const SHARED = 'mfe_toy__chunks1';
const SHOP = 'http://shop.test/releases/mfe-toy';

interface Built {
  id: string;
  own: string;
  dist: string;
  files: string[];
}

let root: string;
beforeAll(() => (root = mkdtempSync(join(tmpdir(), 'shared-chunks-'))));
afterAll(() => rmSync(root, { recursive: true }));

const build = async (id: string, word: string): Promise<Built> => {
  const src = join(root, 'src');
  const dist = join(root, id);
  mkdirSync(src, { recursive: true });
  writeFileSync(
    join(src, 'index.js'),
    "export const page = () => import('./page'); export const frame = () => import('./frame');",
  );
  writeFileSync(join(src, 'page.js'), `export const text = '${word}';`);
  writeFileSync(join(src, 'frame.js'), "export const text = 'marco'; export const self = {};");
  const own = `mfe_toy__${id}`;
  const compiler = rspack({
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { [SHARED]: join(src, 'index.js') },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
    output: {
      path: dist,
      publicPath: 'auto',
      uniqueName: SHARED,
      chunkLoadingGlobal: chunkGlobalOf(SHARED),
      library: { type: 'var', name: SHARED },
      filename: 'entry.[contenthash:16].js',
      chunkFilename: 'files/[name].[contenthash:16].js',
    },
    plugins: [new SharedChunksPlugin({ shared: SHARED, own, id })],
  });
  const text = await new Promise<string>((done, fail) =>
    compiler.run((error, stats) => (error ? fail(error) : done(stats?.toString('errors-only') ?? ''))),
  );
  await new Promise((done) => compiler.close(done));
  expect(text).toBe('');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return { id, own, dist, files };
};

interface Script {
  src: string;
  onload?: () => void;
  getAttribute: (name: string) => string | undefined;
  setAttribute: (name: string, value: string) => void;
}

/** A page that runs scripts of the store when they are inserted, after all that were inserted together. */
class Page {
  readonly loaded: string[] = [];
  private readonly inserted: Script[] = [];
  private readonly context: Context;
  private readonly document = {
    currentScript: null as Script | null,
    createElement: (): Script => {
      const attributes = new Map<string, string>();
      return {
        src: '',
        getAttribute(name) {
          return name === 'src' ? this.src : attributes.get(name);
        },
        setAttribute: (name, value) => void attributes.set(name, value),
      };
    },
    getElementsByTagName: () => this.inserted,
    head: { appendChild: (script: Script) => this.insert(script) },
  };

  constructor(private readonly store: Readonly<Record<string, string>>) {
    const window = { document: this.document, setTimeout, clearTimeout };
    this.context = createContext({ ...window, self: window });
  }

  /** Starts a release as a script element does; answers with what its container exports. */
  start({ id, own, files }: Built): Record<string, () => Promise<{ text: string; self?: object }>> {
    const entry = files.find((file) => file.startsWith('entry.')) ?? '';
    const script = { ...this.document.createElement(), src: `${SHOP}/${id}/${entry}`, tagName: 'SCRIPT' };
    this.run(script);
    return runInContext(own, this.context) as ReturnType<Page['start']>;
  }

  private insert(script: Script): void {
    this.inserted.push(script);
    setTimeout(() => {
      this.run(script);
      script.onload?.();
    });
  }

  private run(script: Script): void {
    this.loaded.push(script.src);
    this.document.currentScript = script;
    runInContext(this.store[script.src] ?? '', this.context);
    this.document.currentScript = null;
  }
}

const stored = (...releases: Built[]): Record<string, string> =>
  Object.fromEntries(
    releases.flatMap(({ id, dist, files }) =>
      files.map((file) => [
        `${SHOP}/${file.startsWith('files/') ? file : `${id}/${file}`}`,
        readFileSync(join(dist, file), 'utf8'),
      ]),
    ),
  );

describe('D two releases of a remote that share chunks', () => {
  it('differ only in the entry and in the chunk with the changed word [N-22-063]', async () => {
    const [first, second] = [await build('1_a', 'uno'), await build('1_b', 'dos')];
    const fresh = second.files.filter((file) => !first.files.includes(file));
    expect(fresh.map((file) => file.replace(/\.[\da-f]{16}/, '')).sort()).toEqual([
      'entry.js',
      expect.stringMatching(/^files\/\d+\.js$/) as string,
    ]);
    expect(second.files).toHaveLength(3);
  });

  it('run in one page with separate modules, even from a file that both load at once [N-22-064]', async () => {
    const [first, second] = [await build('1_a', 'uno'), await build('1_b', 'dos')];
    const page = new Page(stored(first, second));
    const [one, other] = [page.start(first), page.start(second)];
    const texts = await Promise.all([one['page']?.(), other['page']?.()]);
    expect(texts.map((module) => module?.text)).toEqual(['uno', 'dos']);
    const frames = await Promise.all([one['frame']?.(), other['frame']?.()]);
    expect(frames.map((module) => module?.text)).toEqual(['marco', 'marco']);
    expect(frames[0]?.self).not.toBe(frames[1]?.self);
    const frameFiles = page.loaded.filter((address) => address.includes('/files/'));
    expect(new Set(frameFiles).size).toBe(3);
    expect(frameFiles).toHaveLength(4);
  });
});
