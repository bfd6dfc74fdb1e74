import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  apiOperationsOf,
  declaredTypes,
  operationsOf,
  readManifest,
  remoteProblems,
  type KnownOperations,
} from '@lacteos/remote-kit/manifest';
import { startContainer } from './container.js';
import { releaseJson, shortHash, type Files, type Ranges } from './release-file.js';

/** Settings of a remote that Vite builds. */
export interface RemoteSettings {
  /** Module that exports `remote`; src/remote.js when absent. */
  entry?: string;
  /** Versions of the page's packages that the remote runs with, as ^x.y.z; they are not built into it. */
  shared?: Record<string, string>;
}

interface Output {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  code?: string;
  source?: Uint8Array | string;
}
/** Part of Rollup's context that the plugin uses. */
interface Context {
  emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array | string }) => unknown;
  error: (message: string) => never;
}
interface SourceContext extends Pick<Context, 'error'> {
  parse: (code: string) => unknown;
}

const SHARED = { react: '^19.2.0', 'react-router-dom': '^7.0.0' };
/** Stands for the name of the container until everything that the name is made from is known. */
const UNNAMED = '__LACTEOS_RELEASE__';

/** The adapter runs in the page's tree, so it takes the page's React even where the pages bring another one. */
const ADAPTER = /[\\/]vite-remote[\\/](dist|src)[\\/]mounted\.[jt]s$/;

const readJson = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;
const MANIFEST = 'remote.manifest.json';
const manifestIn = (root: string) => readManifest(readFileSync(join(root, MANIFEST), 'utf8'), MANIFEST);
const isIsolated = (root: string): boolean => manifestIn(root).ownReact ?? false;
const contentOf = ({ code, source }: Output): Uint8Array | string => code ?? source ?? '';
const rangesOf = (shared: Record<string, string>): Ranges =>
  Object.fromEntries(
    Object.entries(shared).map(([name, range]) => [
      name,
      { version: range.slice(1), requiredVersion: range },
    ]),
  );

/** Operations of the API that the kit came with; none where it is not installed. */
const knownOperations = (root: string): KnownOperations => {
  try {
    const path = createRequire(join(root, 'package.json')).resolve('@lacteos/contracts/openapi.json');
    return operationsOf(readJson(path) as Parameters<typeof operationsOf>[0]);
  } catch {
    return {};
  }
};

const wrapped = (code: string): string =>
  `globalThis[${JSON.stringify(UNNAMED)}].define((require,exports,module)=>{${code}\n});\n`;

/**
 * Builds a remote with Vite, of whatever framework its pages are: one script in the form that the shell loads, and its
 * `release.json`. Name and version come from package.json, routes and menu from remote.manifest.json, types of what it
 * exposes from src/exposes.d.ts; where the manifest says `isolated`, the pages' React is built in, of any major. A
 * remote is one script: what it imports later is part of it.
 */
export const lacteosRemote = ({ entry = 'src/remote.js', shared = SHARED }: RemoteSettings = {}) => {
  let root = process.cwd();
  return {
    name: 'lacteos-remote',
    apply: 'build' as const,
    enforce: 'post' as const,
    config: (given: { root?: string }) => {
      root = given.root ?? root;
      return {
        base: './',
        // Frameworks that find no trusted types make no policy of their own, which the page would refuse.
        define: { 'process.env.NODE_ENV': '"production"', 'window.trustedTypes': 'undefined' },
        build: {
          target: 'es2022',
          modulePreload: false as const,
          cssCodeSplit: false,
          assetsInlineLimit: 0,
          rollupOptions: {
            input: join(root, entry),
            preserveEntrySignatures: 'strict' as const,
            external: (id: string, importer = '') =>
              Object.hasOwn(shared, id) && (!isIsolated(root) || ADAPTER.test(importer)),
            output: { format: 'cjs' as const, inlineDynamicImports: true, exports: 'named' as const },
          },
        },
        experimental: {
          renderBuiltUrl: (file: string, { hostType }: { hostType: string }) =>
            hostType === 'js'
              ? { runtime: `globalThis[${JSON.stringify(UNNAMED)}].base+${JSON.stringify(file)}` }
              : { relative: true },
        },
      };
    },
    transform(this: SourceContext, code: string, id: string): void {
      const [problem] = id === join(root, entry) ? remoteProblems(this.parse(code), manifestIn(root)) : [];
      if (problem) this.error(`${entry} ${problem}`);
    },
    generateBundle: {
      order: 'post' as const,
      handler(this: Context, _options: object, bundle: Record<string, Output>): void {
        const { name, version } = readJson(join(root, 'package.json')) as { name: string; version: string };
        const outputs = Object.values(bundle).filter(({ fileName }) => !fileName.endsWith('.map'));
        const scripts = outputs.flatMap(({ code }) => code ?? []);
        const manifest = {
          ...manifestIn(root),
          apiOperations: apiOperationsOf(scripts, knownOperations(root)),
        };
        const script = outputs.find(({ isEntry }) => isEntry);
        if (!script) return this.error(`${entry} was not built into a script`);
        script.code = wrapped(script.code ?? '');
        const releaseId = `${version}-${shortHash(JSON.stringify([manifest, shared]), ...outputs.map(contentOf))}`;
        const federationName = `${name}__${releaseId}`.replace(/\W/g, '_');
        script.code = script.code.replaceAll(UNNAMED, federationName);
        const styles = outputs.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css'));
        const ranges = rangesOf(shared);
        const facts = { name: federationName, script: script.fileName, styles, ranges: shared };
        const container = `(${startContainer.toString()})(${JSON.stringify(facts)});\n`;
        const entryFile = `entry.${shortHash(container)}.js`;
        const files: Files = Object.fromEntries(
          outputs.map((output) => [output.fileName, contentOf(output)]),
        );
        files[entryFile] = container;
        const release = {
          name,
          version,
          releaseId,
          federationName,
          entry: entryFile,
          exposed: { js: [script.fileName], css: styles },
          manifest,
          shared: ranges,
          ...declaredTypes(root),
        };
        this.emitFile({ type: 'asset', fileName: entryFile, source: container });
        this.emitFile({ type: 'asset', fileName: 'release.json', source: releaseJson(release, files) });
      },
    },
  };
};
