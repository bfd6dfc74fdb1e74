import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { BannerPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import type { RemoteManifest } from '../remote-manifest.js';
import { namedExposes } from './contents/built-files.js';
import { operationsOf, type KnownOperations } from '../manifest/api-operations.js';
import { declaredTypes } from '../manifest/declared-types.js';
import { SHELL_MANIFEST, WRITTEN_MANIFEST, type Schema } from '../manifest/manifest-schema.js';
import { readManifest } from '../manifest/read-manifest.js';
import { FirstIntegrityPlugin } from './first-integrity-plugin.js';
import { useLibrary } from './library/use-library.js';
import {
  baseConfig,
  describeProject,
  federationBase,
  LEAN_RUNTIME,
  outputOf,
  pathPattern,
  SEPARATOR,
  sharesFiles,
  type BuildConfig,
  type Project,
} from './project.js';
import { libraryFolder, readPackage, releaseIdOf, workspaceRoot } from './release-id.js';
import { ReleasePlugin } from './release-plugin.js';
import { SharedChunksPlugin } from './shared-chunks-plugin.js';
import { EAGER_PATHS, LAZY_PATH } from './shared.js';

export interface RemoteOptions {
  dir: string;
  exposes?: Record<string, string>;
  library?: string;
}

export interface ShellOptions {
  dir: string;
  entry: string;
  runtimePlugins?: string[];
}

const sharedRanges = ({ shared }: Project) =>
  Object.fromEntries(
    Object.entries(shared).map(([name, { version, requiredVersion }]) => [
      name,
      { version, requiredVersion },
    ]),
  );

const CONTRACT = 'openapi.json';

const knownOperations = (root: string): KnownOperations =>
  operationsOf(
    JSON.parse(readFileSync(join(libraryFolder(root, '@lacteos/contracts'), CONTRACT), 'utf8')) as Parameters<
      typeof operationsOf
    >[0],
  );

const releaseHead = ({ name, version, releaseId, federationName, ...project }: Project) => ({
  name,
  version,
  releaseId,
  federationName,
  ...(sharesFiles({ name, version, releaseId, federationName, ...project }) ? { sharesFiles: true } : {}),
  shared: sharedRanges({ name, version, releaseId, federationName, ...project }),
  operations: knownOperations(workspaceRoot(project.dir)),
});

const NO_COOKIES = 'runtime-stubs/no-cookies';
const SHARED_MODULES = new RegExp(
  `^(?!.*${pathPattern(LAZY_PATH)}).*${SEPARATOR}(${[...EAGER_PATHS, NO_COOKIES].map(pathPattern).join('|')})`,
);

const ONE_SHARED_CHUNK = {
  splitChunks: {
    cacheGroups: {
      shared: { test: SHARED_MODULES, name: 'shared', chunks: 'async' as const, enforce: true },
    },
  },
};

// Makes V8 compile the file's functions while it is read, off the main thread, instead of one by one when first
// called.
const EAGER_COMPILATION = '//# allFunctionsCalledOnLoad';
const AFTER_MINIMIZING = 450;
const compileEagerly = (include: RegExp) =>
  new BannerPlugin({ banner: EAGER_COMPILATION, raw: true, include, stage: AFTER_MINIMIZING });

const sharedChunks = (project: Project): SharedChunksPlugin[] =>
  sharesFiles(project)
    ? [
        new SharedChunksPlugin({
          shared: project.chunksName,
          own: project.federationName,
          id: project.releaseId,
        }),
      ]
    : [];

const manifestIn = (dir: string, file: string, schema: Schema = WRITTEN_MANIFEST): RemoteManifest =>
  readManifest(readFileSync(join(dir, file), 'utf8'), file, schema);

const shellManifestIn = (dir: string): RemoteManifest =>
  manifestIn(dir, 'shell.manifest.json', SHELL_MANIFEST);

export const remoteConfig =
  ({ dir, exposes: others = {}, library: libraryPackage }: RemoteOptions): BuildConfig =>
  (_env, { mode = 'production' }) => {
    const project = describeProject(dir, mode);
    const used = libraryPackage && project.isProduction ? useLibrary(dir, libraryPackage) : undefined;
    const base = baseConfig(project);
    const manifest = manifestIn(dir, 'remote.manifest.json');
    const exposes = { './remote': './src/remote.tsx', ...others };
    const head = { ...releaseHead(project), manifest, ...declaredTypes(dir) };
    return {
      ...base,
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...used?.alias } },
      entry: {},
      output: { ...outputOf(project), publicPath: 'auto' },
      plugins: [
        ...(used?.plugins ?? []),
        new ModuleFederationPlugin({
          ...federationBase(project),
          ...(used ? { remotes: used.remotes } : {}),
          exposes: namedExposes(exposes),
          filename: 'remote-entry.[contenthash:16].js',
          experiments: { optimization: LEAN_RUNTIME, externalRuntime: true },
        }),
        new ReleasePlugin({
          ...head,
          entryName: project.chunksName,
          exposes: Object.keys(exposes),
          ...(used ? { library: used.library } : {}),
        }),
        ...sharedChunks(project),
      ],
    };
  };

const releasePath = (name: string, releaseId: string): string => `/releases/${name}/${releaseId}/`;

/** Base address of built files: the project's folder, where its releases share files. */
export const filesPath = (dir: string, mode = 'production'): string => {
  const { name } = readPackage(dir);
  return mode === 'production' ? `/releases/${name}/` : releasePath(name, releaseIdOf(dir, mode));
};

/** Chunks loaded before the guard knows the releases. */
const UNGUARDED_CHUNKS = ['shared', 'bootstrap', 'http', 'preview', 'repair', 'ed25519'];

/** The shell brings the federation runtime, which remotes leave out. */
export const shellConfig =
  ({ dir, entry, runtimePlugins = [] }: ShellOptions): BuildConfig =>
  (_env, { mode = 'production' }) => {
    const project = describeProject(dir, mode);
    const head = { ...releaseHead(project), manifest: shellManifestIn(dir) };
    const base = baseConfig(project);
    return {
      ...base,
      entry: { main: entry },
      optimization: { ...base.optimization, ...ONE_SHARED_CHUNK },
      output: {
        ...outputOf(project),
        publicPath: filesPath(dir, mode),
        crossOriginLoading: 'anonymous',
      },
      plugins: [
        new ModuleFederationPlugin({
          ...federationBase(project),
          runtimePlugins,
          experiments: { optimization: LEAN_RUNTIME, provideExternalRuntime: true },
        }),
        compileEagerly(/^(main|shared|bootstrap)\.\w+\.js$/),
        // The first imports load before the integrity guard is installed.
        new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: project.isProduction }),
        ...(project.isProduction ? [new FirstIntegrityPlugin(UNGUARDED_CHUNKS)] : []),
        new ReleasePlugin({ ...head, entryName: 'main', exposes: [] }),
      ],
    };
  };

export interface SingleBundleOptions {
  dir: string;
  entry: string;
  alias: Record<string, string>;
}

/** Shell and a remote's pages as one application without federation; `bench/first-page` compares with it. */
export const singleBundleConfig =
  ({ dir, entry, alias }: SingleBundleOptions): BuildConfig =>
  (_env, { mode = 'production' }) => {
    const described = describeProject(dir, mode);
    // Lies beside the federated releases, with its own files.
    const project = {
      ...described,
      releaseId: releaseIdOf(dir, 'whole'),
      chunksName: described.federationName,
    };
    const base = baseConfig(project);
    const head = { ...releaseHead(project), manifest: shellManifestIn(dir) };
    return {
      ...base,
      entry: { main: entry },
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...alias } },
      output: { ...outputOf(project), publicPath: releasePath(project.name, project.releaseId) },
      plugins: [new ReleasePlugin({ ...head, entryName: 'main', exposes: [] })],
    };
  };
