import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { lacteosRemote } from './plugin.js';

const MANIFEST = {
  name: 'mfe-toy',
  routes: [{ path: '/toy', access: 'public', title: 'Juguete' }],
  menu: [],
};
const REACT = { version: 'the one of the page' };
const PAGE = 'exports.remote = { contract: 1, pages: {}, react: require("react") };';

interface Release {
  releaseId: string;
  federationName: string;
  entry: string;
  expose: Record<string, { js: string[]; css: string[] }>;
  files: Record<string, { integrity: string; size: number }>;
  types?: string;
  manifest: { apiOperations: string[] };
}
interface Container {
  base: string;
  init: (scope: object) => void;
  get: (expose: string) => Promise<() => { remote?: { react: unknown } }>;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vite-remote-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-toy', version: '1.2.0' }));
  writeFileSync(join(folder, 'remote.manifest.json'), JSON.stringify(MANIFEST));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the files that Vite would write for the output of Rollup. */
const build = (code = PAGE, shared: Record<string, string> = { react: '^19.2.0' }) => {
  const plugin = lacteosRemote({ shared });
  const { experimental } = plugin.config({ root: folder });
  const picture = experimental.renderBuiltUrl('assets/cow.webp', { hostType: 'js' }) as { runtime: string };
  const bundle: Parameters<typeof plugin.generateBundle.handler>[1] = {
    script: {
      type: 'chunk',
      fileName: 'assets/remote-a.js',
      isEntry: true,
      code: `${code} exports.picture = ${picture.runtime};`,
    },
    sheet: { type: 'asset', fileName: 'assets/style-a.css', source: '.toy { color: red }' },
  };
  const files: Record<string, string> = {};
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string | Uint8Array }) =>
      (files[fileName] = String(source)),
    error: (message: string): never => {
      throw new Error(message);
    },
  };
  plugin.generateBundle.handler.call(context, {}, bundle);
  for (const { fileName, code: script, source } of Object.values(bundle))
    files[fileName] = String(script ?? source);
  return { files, release: JSON.parse(files['release.json'] ?? '') as Release };
};

const BASE = 'https://tienda.example/releases/mfe-toy/1/';

/** A page that runs the entry of a release and the scripts that it adds; `missing` answers for files that do not come. */
const openIn = ({ files, release }: ReturnType<typeof build>, missing: () => boolean = () => false) => {
  const added: string[] = [];
  class Element extends EventTarget {
    src = '';
    href = '';
  }
  const appendChild = (element: Element): void => {
    const address = element.src || element.href;
    added.push(address);
    const isThere = !missing();
    if (isThere && element.src) runInContext(files[address.replace(BASE, '')] ?? '', page);
    element.dispatchEvent(new Event(isThere ? 'load' : 'error'));
  };
  const document = {
    currentScript: { src: BASE + release.entry },
    createElement: () => new Element(),
    head: { appendChild },
  };
  const page = createContext({ document, URL });
  runInContext(files[release.entry] ?? '', page);
  const container = page[release.federationName] as Container;
  return { container, added };
};
const copyOf = (version: string) => ({
  react: { [version]: { lib: () => REACT, get: () => Promise.reject() } },
});

describe('the React of a build with Vite', () => {
  const isOfThePage = (manifest: object, importer: string): boolean => {
    writeFileSync(join(folder, 'remote.manifest.json'), JSON.stringify({ ...MANIFEST, ...manifest }));
    return lacteosRemote().config({ root: folder }).build.rollupOptions.external('react', importer);
  };
  it.each([
    ["is the page's for pages", {}, '/toy/src/page.jsx', true],
    ['is built in for pages that bring their own', { isolated: true }, '/toy/src/page.jsx', false],
    [
      "is the page's for the adapter all the same",
      { ownReact: true },
      '/toy/node_modules/@lacteos/vite-remote/dist/mounted.js',
      true,
    ],
  ])('%s [N-22-122]', (_case, manifest, importer, expected) => {
    expect(isOfThePage(manifest, importer)).toBe(expected);
  });
});

describe('the module of a build with Vite that exports the remote', () => {
  /** Tree of `export const remote = { contract, pages: { [path]: page } };`, as Rollup parses it. */
  const treeOf = (contract: number, path: string) => {
    const property = (key: object, value: object) => ({ type: 'Property', computed: false, key, value });
    const named = (name: string) => ({ type: 'Identifier', name });
    const literal = (value: unknown) => ({ type: 'Literal', value });
    const object = (...properties: object[]) => ({ type: 'ObjectExpression', properties });
    const init = object(
      property(named('contract'), literal(contract)),
      property(named('pages'), object(property(literal(path), named('page')))),
    );
    const declarations = [{ type: 'VariableDeclarator', id: named('remote'), init }];
    const declaration = { type: 'VariableDeclaration', declarations };
    return { type: 'Program', body: [{ type: 'ExportNamedDeclaration', declaration }] };
  };
  const transform = (tree: object, file = 'src/remote.js'): void => {
    const plugin = lacteosRemote();
    plugin.config({ root: folder });
    const error = (message: string): never => {
      throw new Error(message);
    };
    plugin.transform.call({ parse: () => tree, error }, '', join(folder, file));
  };

  it('has the contract of the kit and the pages of the manifest [N-37-105]', () => {
    expect(() => transform(treeOf(1, '/toy'))).not.toThrow();
    expect(() => transform(treeOf(2, '/toy'))).toThrow('src/remote.js has contract 2; this kit has 1');
    expect(() => transform(treeOf(1, '/toys'))).toThrow(
      "src/remote.js has a page for '/toys', which is no route of the manifest: /toy",
    );
    expect(() => transform(treeOf(2, '/toys'), 'src/page.js')).not.toThrow();
  });
});

describe('a build with Vite', () => {
  it('lists in the manifest the operations of the API that its script calls [N-37-301]', () => {
    const calls = 'fetch("/api/product/products");fetch(`/api/toy/${id}`,{method:"PUT"});';
    const { release } = build(PAGE + calls);
    expect(release.manifest).toEqual({
      ...MANIFEST,
      apiOperations: ['GET /product/products', 'PUT /toy/{}'],
    });
  });

  it('writes a release.json listing every file with its hash, and type declarations for its exports [N-22-120]', () => {
    writeFileSync(join(folder, 'src/exposes.d.ts'), 'export {};\n');
    const { files, release } = build();
    const { 'release.json': _own, ...others } = files;
    expect(Object.keys(release.files).sort()).toEqual(Object.keys(others).sort());
    for (const [path, { integrity, size }] of Object.entries(release.files)) {
      const content = files[path] ?? '';
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
      expect(size).toBe(Buffer.byteLength(content));
    }
    expect(release).toMatchObject({
      name: 'mfe-toy',
      version: '1.2.0',
      manifest: MANIFEST,
      expose: { './remote': { js: ['assets/remote-a.js'], css: ['assets/style-a.css'] } },
      shared: { react: { version: '19.2.0', requiredVersion: '^19.2.0' } },
      types: 'export {};\n',
    });
  });

  it('names releases and their globals after their contents [N-22-120]', () => {
    const [one, same, other] = [build(), build(), build(`${PAGE} // edited`)];
    expect(one.release.releaseId).toBe(same.release.releaseId);
    expect(one.release.releaseId).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
    expect(other.release.federationName).not.toBe(one.release.federationName);
    expect(JSON.stringify([one, other])).not.toContain('__LACTEOS_RELEASE__');
  });

  it('gives the shell the remote, with the React of the page, and finds its pictures beside it [N-22-120]', async () => {
    const { container, added } = openIn(build());
    container.init(copyOf('19.3.1'));
    const module = (await container.get('./remote'))();
    expect(module).toMatchObject({ remote: { react: REACT }, picture: `${BASE}assets/cow.webp` });
    expect((await container.get('./remote'))()).toBe(module);
    expect(added).toEqual([`${BASE}assets/style-a.css`, `${BASE}assets/remote-a.js`]);
  });

  it('waits for a React that is still loading and refuses another major version [N-22-120]', async () => {
    const { container } = openIn(build());
    const treeShaking = {
      loading: Promise.resolve(() => REACT),
      get: () => Promise.reject(new Error('asked')),
    };
    container.init({ react: { '19.2.7': { treeShaking, get: () => Promise.reject(new Error('asked')) } } });
    expect((await container.get('./remote'))().remote?.react).toBe(REACT);

    const late = openIn(build());
    late.container.init(copyOf('20.0.0'));
    await expect(late.container.get('./remote')).rejects.toThrow('needs react ^19.2.0');
  });

  it('can be loaded again after a file failed to load', async () => {
    let isDown = true;
    const { container } = openIn(build(), () => isDown);
    container.init(copyOf('19.3.1'));
    await expect(container.get('./remote')).rejects.toThrow('a file did not load');
    isDown = false;
    expect((await container.get('./remote'))().remote?.react).toBe(REACT);
  });
});

it('the example of a Vue page has at most 60 lines, settings and manifest included [N-22-121]', () => {
  const example = resolve(import.meta.dirname, '../example');
  const files = readdirSync(example, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
  const lines = files.flatMap((file) => readFileSync(join(example, file), 'utf8').trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(files).toContain('remote.manifest.json');
});
