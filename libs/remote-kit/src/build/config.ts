import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  BannerPlugin,
  LightningCssMinimizerRspackPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type RuleSetRule,
} from '@rspack/core';
import type { RemoteManifest } from '../remote-manifest.js';
import { operationsOf, type KnownOperations } from './api-calls.js';
import { slimPackages, slimFederationRuntime } from './slim-packages.js';
import { libraryFiles, libraryFolder, readPackage, releaseIdOf, workspaceRoot } from './release-id.js';
import { ReleasePlugin } from './release-plugin.js';
import { chunkGlobalOf, SharedChunksPlugin } from './shared-chunks-plugin.js';
import { SHARED_FILES } from '../discovery/release.js';
import { EVERY_PAGE_NEEDS, LOADED_LATER, sharedPackages, type SharedSetting } from './shared.js';

/** Arguments that the Rspack command line passes to a configuration function. */
export interface BuildArguments {
  mode?: 'production' | 'development' | 'none';
}
/** A configuration that depends on the mode. */
export type BuildConfig = (env: unknown, argv: BuildArguments) => Configuration;

/** Settings of a remote's build; `exposes` adds to './remote', e.g. a dialog that another remote opens. */
export interface RemoteOptions {
  dir: string;
  exposes?: Record<string, string>;
}
/** Settings of the shell's build. */
export interface ShellOptions {
  dir: string;
  entry: string;
  runtimePlugins?: string[];
}

interface Project {
  dir: string;
  name: string;
  version: string;
  releaseId: string;
  federationName: string;
  /** The name that the chunks of all releases of a generation carry. */
  chunksName: string;
  shared: Record<string, SharedSetting>;
  isProduction: boolean;
}

/** Raised when chunks of releases before and after a change of the build must not be shared. */
const CHUNKS_GENERATION = 1;

const describeProject = (dir: string, mode: string): Project => {
  const { name, version } = readPackage(dir);
  const releaseId = releaseIdOf(dir, mode);
  const federationName = `${name}__${releaseId}`.replace(/\W/g, '_');
  const isProduction = mode === 'production';
  return {
    dir,
    name,
    version,
    releaseId,
    federationName,
    chunksName: isProduction ? `${name.replace(/\W/g, '_')}__chunks${CHUNKS_GENERATION}` : federationName,
    shared: sharedPackages(dir, workspaceRoot(dir), isProduction),
    isProduction,
  };
};

const swcRule = (isProduction: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !isProduction } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
});

const routerRule: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: join(import.meta.dirname, 'loaders/shakable-router'),
};

// The browsers that load a remote support ES2022; a fourth pass makes nothing smaller.
const SCRIPT_MINIFIER_OPTIONS = {
  compress: { passes: 3, ecma: 2022 as const, keep_fargs: false },
  mangle: true,
  format: { comments: false as const, ecma: 2022 },
};
/**
 * Class names depend on what their sheet holds: two ages of a remote in one page would else give each other's elements
 * their looks.
 */
const sheetRules = ({ dir, isProduction }: Project): RuleSetRule[] => {
  if (!isProduction) return [];
  const folders = [join(dir, 'src'), libraryFiles(workspaceRoot(dir), '@lacteos/ui')];
  const sheets = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => join(folder, path)),
  );
  return sheets.map((resource) => ({
    resource,
    generator: { localIdentHashSalt: createHash('sha256').update(readFileSync(resource)).digest('hex') },
  }));
};

const baseConfig = (project: Project): Configuration => ({
  context: project.dir,
  mode: project.isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: 'source-map',
  resolve: {
    alias: { ...slimFederationRuntime(), ...(project.isProduction ? slimPackages(project.dir) : {}) },
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    // Packages that also ship sources are resolved to their built files.
    extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
    conditionNames: ['@lacteos/source', '...'],
  },
  module: {
    rules: [
      swcRule(project.isProduction),
      ...(project.isProduction ? [routerRule] : []),
      { test: /\.css$/, type: 'css/auto' },
      // Sheets of packages are already as browsers read them.
      {
        test: /\.css$/,
        exclude: /node_modules/,
        loader: join(import.meta.dirname, 'loaders/named-breakpoints'),
      },
      ...sheetRules(project),
      { test: /\.(svg|webp|avif|png|jpe?g|mp4|webm|woff2?)$/, type: 'asset/resource' },
      // pro-components 3 imports its own files without extensions.
      { test: /node_modules[\\/]@ant-design[\\/]pro-.*\.js$/, resolve: { fullySpecified: false } },
    ],
    parser: { 'css/auto': { namedExports: false } },
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    minimizer: [
      new SwcJsMinimizerRspackPlugin({ minimizerOptions: SCRIPT_MINIFIER_OPTIONS }),
      new LightningCssMinimizerRspackPlugin(),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

const outputOf = (project: Project): Configuration['output'] => {
  const folder = sharesFiles(project) ? SHARED_FILES : '';
  return {
    path: join(project.dir, 'dist'),
    clean: true,
    uniqueName: project.chunksName,
    chunkLoadingGlobal: chunkGlobalOf(project.chunksName),
    filename: '[name].[contenthash:16].js',
    chunkFilename: `${folder}[name].[contenthash:16].js`,
    cssFilename: `${folder}[name].[contenthash:16].css`,
    cssChunkFilename: `${folder}[name].[contenthash:16].css`,
    assetModuleFilename: `${folder}assets/[name].[contenthash:16][ext]`,
  };
};

// During development a release has its chunks for itself.
const sharesFiles = ({ chunksName, federationName }: Project): boolean => chunksName !== federationName;

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

const federationBase = ({ chunksName, shared }: Project) => ({
  name: chunksName,
  shared,
  shareStrategy: 'loaded-first' as const,
  // The fallback copies of shared packages are built by compilers of their own.
  treeShakingSharedExcludePlugins: ['ReleasePlugin', 'SubresourceIntegrityPlugin'],
  dts: false,
  dev: false,
  manifest: true,
});

const LEAN_RUNTIME = { disableSnapshot: true, target: 'web' as const };

const NO_COOKIES = 'runtime-stubs/no-cookies';
const SEPARATOR = '[\\\\/]';
const pathPattern = (path: string): string => path.replaceAll('.', '\\.').replaceAll('/', SEPARATOR);
const SHARED_MODULES = new RegExp(
  `^(?!.*${pathPattern(LOADED_LATER)}).*${SEPARATOR}(${[...EVERY_PAGE_NEEDS, NO_COOKIES].map(pathPattern).join('|')})`,
);
const ONE_SHARED_CHUNK = {
  splitChunks: {
    cacheGroups: {
      shared: { test: SHARED_MODULES, name: 'shared', chunks: 'async' as const, enforce: true },
    },
  },
};

// V8 then compiles the file's functions beside the page, while it is read, and not one by one when they are first called.
const ALL_CALLED = '//# allFunctionsCalledOnLoad';
const AFTER_MINIMIZING = 450;
const calledOnLoad = (include: RegExp) =>
  new BannerPlugin({ banner: ALL_CALLED, raw: true, include, stage: AFTER_MINIMIZING });

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

const readManifest = (dir: string, file: string): RemoteManifest =>
  JSON.parse(readFileSync(join(dir, file), 'utf8')) as RemoteManifest;

/** The Rspack configuration of a remote: its name, version and manifest come from the files of its folder. */
export const remoteConfig =
  ({ dir, exposes: others = {} }: RemoteOptions): BuildConfig =>
  (_env, { mode = 'production' }) => {
    const project = describeProject(dir, mode);
    const manifest = readManifest(dir, 'remote.manifest.json');
    const exposes = { './remote': './src/remote.tsx', ...others };
    const head = { ...releaseHead(project), manifest };
    return {
      ...baseConfig(project),
      entry: {},
      output: { ...outputOf(project), publicPath: 'auto' },
      plugins: [
        new ModuleFederationPlugin({
          ...federationBase(project),
          exposes,
          filename: 'remote-entry.[contenthash:16].js',
          experiments: { optimization: LEAN_RUNTIME, externalRuntime: true },
        }),
        new ReleasePlugin({ ...head, entryName: project.chunksName, exposes: Object.keys(exposes) }),
        ...sharedChunks(project),
      ],
    };
  };

const releasePath = (name: string, releaseId: string): string => `/releases/${name}/${releaseId}/`;

/** Address to which the built names of files are added: the project's folder, where its releases share their files. */
export const filesPath = (dir: string, mode = 'production'): string => {
  const { name } = readPackage(dir);
  return mode === 'production' ? `/releases/${name}/` : releasePath(name, releaseIdOf(dir, mode));
};

/** The Rspack configuration of the shell, which brings the federation runtime that the remotes leave out. */
export const shellConfig =
  ({ dir, entry, runtimePlugins = [] }: ShellOptions): BuildConfig =>
  (_env, { mode = 'production' }) => {
    const project = describeProject(dir, mode);
    const head = { ...releaseHead(project), manifest: readManifest(dir, 'shell.manifest.json') };
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
        calledOnLoad(/^(main|shared|bootstrap)\.\w+\.js$/),
        // The shell's first chunks load before its integrity guard is installed.
        new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: project.isProduction }),
        new ReleasePlugin({ ...head, entryName: 'main', exposes: [] }),
      ],
    };
  };

/** Settings of a build without federation. */
export interface SingleBundleOptions {
  dir: string;
  entry: string;
  /** Replacements of modules, above all of the federation runtime. */
  alias: Record<string, string>;
}

/**
 * The Rspack configuration of the shell and a remote's pages as one application without federation, with the same
 * rules and the same release file: what `bench/first-page` measures the federated shop against.
 */
export const singleBundleConfig =
  ({ dir, entry, alias }: SingleBundleOptions): BuildConfig =>
  (_env, { mode = 'production' }) => {
    const described = describeProject(dir, mode);
    // Beside the federated releases, with files of its own.
    const project = {
      ...described,
      releaseId: releaseIdOf(dir, 'whole'),
      chunksName: described.federationName,
    };
    const base = baseConfig(project);
    const head = { ...releaseHead(project), manifest: readManifest(dir, 'shell.manifest.json') };
    return {
      ...base,
      entry: { main: entry },
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...alias } },
      output: { ...outputOf(project), publicPath: releasePath(project.name, project.releaseId) },
      plugins: [new ReleasePlugin({ ...head, entryName: 'main', exposes: [] })],
    };
  };
