import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from '@swc/core';
import type { ChunkGroup, Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';
import { LIBRARY_FILES, type ExposedFiles, type Release, type ReleaseFile } from '../registry/release.js';
import { apiOperationsOf, type KnownOperations } from '../manifest/api-operations.js';
import { remoteProblems } from '../manifest/remote-module.js';
import { describeFile, exposedFiles, filesOf, isShipped } from './contents/built-files.js';
import { undeclaredIn } from './contents/declared-parts.js';
import type { Library } from './library/library.js';
import { unofferedImports } from './shared.js';

export type ReleaseHead = Pick<
  Release,
  'name' | 'version' | 'releaseId' | 'federationName' | 'manifest' | 'shared' | 'sharesFiles' | 'types'
> & {
  entryName: string;
  exposes: string[];
  operations: KnownOperations;
  library?: Library;
};

const RELEASE_FILE = 'release.json';
/** Module that exports `remote`. */
const REMOTE = join('src', 'remote.tsx');

type ReadFiles = (groups: (ChunkGroup | undefined)[]) => ExposedFiles;

const LIBRARY_MODULE = /^remote .*\/([\w-]+) (\.\/\S+)$/;

const libraryModules = (
  { chunkGraph }: Compilation,
  groups: readonly (ChunkGroup | undefined)[],
  library: string,
): string[] => {
  const chunks = new Set(groups.flatMap((group) => group?.chunks ?? []));
  const modules = [...chunks].flatMap((chunk) => [
    ...chunkGraph.getOrderedChunkModulesIterable(chunk, () => 0),
  ]);
  return modules.flatMap((module) => {
    const [, name, expose = ''] = LIBRARY_MODULE.exec(module.identifier()) ?? [];
    return name === library ? [expose] : [];
  });
};

const filesWithLibrary = (
  compilation: Compilation,
  groups: (ChunkGroup | undefined)[],
  library: Library | undefined,
): ExposedFiles => {
  const own = filesOf(groups);
  if (!library) return own;
  const used = libraryModules(compilation, groups, library.name);
  // Sorted, for reproducible builds.
  const exposes = Object.keys(library.expose).filter((expose) => used.includes(expose));
  if (exposes.length === 0) return own;
  const needed = [library.entry, ...exposes.flatMap((expose) => library.expose[expose]?.js ?? [])];
  return { js: [...new Set([...own.js, ...needed.map((path) => LIBRARY_FILES + path)])], css: own.css };
};

const lazyModules = (compilation: Compilation, read: ReadFiles): Release['modules'] => {
  const modules: Release['modules'] = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      if (request?.startsWith('./') || request?.startsWith('../')) modules[request] = read([group]);
    }
  }
  return Object.fromEntries(Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1)));
};

// A shared package is built twice when imports differ: as offered to all, and as this release's fallback.
const OFFERED = 'provide-module';

const sharedScripts = (compilation: Compilation): string[] => {
  const groups = [...compilation.chunkGroups].filter(({ origins }) =>
    origins.some(({ module }) => module?.type === OFFERED),
  );
  return filesOf(groups).js.sort();
};

/** Without the shared library's scripts, which call no API. */
const scriptsOf = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js') && !name.startsWith(LIBRARY_FILES))
    .map(({ source }) => source.source().toString());

// Among installed packages, only our own have parts that the manifest lists.
const isSource = (path: string | undefined): path is string =>
  path !== undefined &&
  (path.includes('node_modules')
    ? /[\\/]@lacteos[\\/][^\\/]+[\\/]dist[\\/].*\.js$/.test(path)
    : /\.tsx?$/.test(path));

interface Source {
  file: string;
  text: string;
}

const sourcesOf = (modules: Iterable<Module>): Source[] => {
  const resources = [...modules].map((module) =>
    'resource' in module ? String(module.resource) : undefined,
  );
  const files = [...new Set(resources.filter(isSource))];
  return files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
};

/** Using more of a package than agreed would bring a second copy of it. */
const importErrors = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    unofferedImports(text).map((found) => `${file} imports ${found}, which shared.ts does not list`),
  );

export class ReleasePlugin implements RspackPluginInstance {
  constructor(private readonly head: ReleaseHead) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      // Later stages join modules and lose their file names.
      compilation.hooks.finishModules.tap('ReleasePlugin', (modules) => {
        const sources = sourcesOf(modules);
        const problems = [
          ...importErrors(sources),
          ...this.undeclared(sources, compiler.context),
          ...this.misnamed(sources, compiler.context),
        ];
        compilation.errors.push(...problems.map((text) => new compiler.rspack.WebpackError(text)));
      });
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        const text = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset(RELEASE_FILE, new compiler.rspack.sources.RawSource(text));
      });
    });
  }

  /** Checks the project's own sources only: libraries are used by many. */
  private undeclared(sources: readonly Source[], dir: string): string[] {
    const { manifest } = this.head;
    if (!manifest) return [];
    const own = sources.filter(({ file }) => file.startsWith(dir + sep) && !file.includes('node_modules'));
    return own.flatMap(({ file, text }) =>
      undeclaredIn(text, manifest).map(
        (what) => `${relative(dir, file)} ${what}, which the manifest does not list`,
      ),
    );
  }

  private misnamed(sources: readonly Source[], dir: string): string[] {
    const { manifest } = this.head;
    const remote = sources.find(({ file }) => file === join(dir, REMOTE));
    if (!manifest || !remote) return [];
    const program = parseSync(remote.text, { syntax: 'typescript', tsx: true });
    return remoteProblems(program, manifest).map((problem) => `${REMOTE} ${problem}`);
  }

  private describe(compilation: Compilation): Release {
    const { entryName, exposes, library, operations, manifest, ...head } = this.head;
    const read: ReadFiles = (groups) => filesWithLibrary(compilation, groups, library);
    const entryFiles = filesOf([compilation.entrypoints.get(entryName)]);
    const entry = entryFiles.js.at(-1);
    if (!entry) throw new Error(`release.json: the build has no script for its entry '${entryName}'`);
    const apiOperations = apiOperationsOf(scriptsOf(compilation), operations);
    return {
      ...head,
      ...(manifest && { manifest: { ...manifest, apiOperations } }),
      entry,
      entryFiles,
      expose: exposedFiles(compilation, exposes, read),
      modules: lazyModules(compilation, read),
      sharedFiles: sharedScripts(compilation),
      files: this.listFiles(compilation),
    };
  }

  private listFiles(compilation: Compilation): Record<string, ReleaseFile> {
    const names = compilation.getAssets().map(({ name }) => name);
    const shipped = names.filter((name) => isShipped(name) && name !== RELEASE_FILE).sort();
    return Object.fromEntries(
      shipped.map((name) => {
        const content = compilation.getAsset(name)?.source.buffer() ?? Buffer.alloc(0);
        return [name, describeFile(content)];
      }),
    );
  }
}
