import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { releaseJson, shortHash, type Files } from './release-file.js';

const CONTAINER = resolve(import.meta.dirname, '../src/container.ts');
const UNNAMED = '__RELEASE__';

export interface Bundle {
  name: string;
  version: string;
  outDir: string;
  remote: string;
  parts?: Record<string, string>;
  style?: string;
  manifest: object;
  ranges: Record<string, { version: string; requiredVersion: string }>;
  define?: Record<string, string>;
  banner?: string;
  /** Bundles React instead of using the page's, which the contract forbids. */
  isIsolated?: boolean;
}

export interface BuiltRelease {
  releaseId: string;
  federationName: string;
  entry: string;
  folder: string;
  scripts: Record<string, string>;
  style: string | null;
}

/** External modules and the container. react/jsx-runtime is small and is bundled from our own React. */
const FROM_THE_PAGE: Plugin = {
  name: 'from-the-page',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^(react|react-dom|react-router-dom|the-page)$/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

const compile = async (entry: string, options: BuildOptions): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    logLevel: 'error',
    ...options,
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
  });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error(`${entry}: nothing was built`);
  return file.contents;
};

const compilePart = (entry: string, name: string, container: string, bundle: Bundle) =>
  compile(entry, {
    format: 'cjs',
    jsx: 'automatic',
    plugins: bundle.isIsolated ? [] : [FROM_THE_PAGE],
    banner: {
      js: `${bundle.banner ?? ''}globalThis[${JSON.stringify(container)}].define(${JSON.stringify(name)},(require,exports,module)=>{`,
    },
    footer: { js: '});' },
    define: bundle.define,
  });

interface Parts {
  files: Files;
  scripts: Record<string, string>;
  style: string | null;
}

const compileParts = async (bundle: Bundle, container: string): Promise<Parts> => {
  const files: Files = {};
  const scripts: Record<string, string> = {};
  for (const [name, entry] of Object.entries({ remote: bundle.remote, ...bundle.parts })) {
    const script = await compilePart(entry, name, container, bundle);
    scripts[name] = `${name}.${shortHash(script)}.js`;
    files[scripts[name]] = script;
  }
  if (!bundle.style) return { files, scripts, style: null };
  const sheet = await compile(bundle.style, { loader: { '.css': 'css' } });
  const style = `style.${shortHash(sheet)}.css`;
  return { files: { ...files, [style]: sheet }, scripts, style };
};

const compileContainer = (bundle: Bundle, container: string, { scripts, style }: Parts) =>
  compile(CONTAINER, {
    format: 'iife',
    define: {
      ...bundle.define,
      CONTAINER_NAME: JSON.stringify(container),
      SCRIPTS: JSON.stringify(scripts),
      STYLES: JSON.stringify(style ? [style] : []),
      RANGES: JSON.stringify(
        Object.fromEntries(
          Object.entries(bundle.ranges).map(([name, range]) => [name, range.requiredVersion]),
        ),
      ),
    },
  });

const writeFiles = async (folder: string, files: Record<string, Uint8Array | string>): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
};

export const bundleRemote = async (bundle: Bundle): Promise<BuiltRelease> => {
  const draft = await compileParts(bundle, UNNAMED);
  const draftEntry = await compileContainer(bundle, UNNAMED, draft);
  const inputs = [...Object.values(draft.files), draftEntry, JSON.stringify(bundle.manifest)];
  const releaseId = `${bundle.version}-${shortHash(...inputs)}`;
  // Two releases may share a page and need different globals.
  const federationName = `${bundle.name}__${releaseId}`.replace(/\W/g, '_');
  const parts = await compileParts(bundle, federationName);
  const container = await compileContainer(bundle, federationName, parts);
  const entry = `entry.${shortHash(container)}.js`;
  const files = { ...parts.files, [entry]: container };
  const facts = {
    name: bundle.name,
    version: bundle.version,
    releaseId,
    federationName,
    entry,
    exposed: { js: [parts.scripts['remote'] ?? ''], css: parts.style ? [parts.style] : [] },
    manifest: bundle.manifest,
    shared: bundle.ranges,
  };
  await writeFiles(bundle.outDir, { ...files, 'release.json': releaseJson(facts, files) });
  const { scripts, style } = parts;
  return { releaseId, federationName, entry, folder: bundle.outDir, scripts, style };
};
