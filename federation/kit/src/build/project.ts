import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type RuleSetRule,
} from '@rspack/core';
import { SHARED_FILES } from '../registry/release.js';
import { libraryFiles, readPackage, releaseIdOf, workspaceRoot } from './release-id.js';
import { chunkGlobalOf } from './shared-chunks-plugin.js';
import { sharedPackages, type SharedSetting } from './shared.js';
import { slimFederationRuntime, slimPackages } from './slim-packages.js';

export interface BuildArguments {
  mode?: 'production' | 'development' | 'none';
}

export type BuildConfig = (env: unknown, argv: BuildArguments) => Configuration;

export interface Project {
  dir: string;
  name: string;
  version: string;
  releaseId: string;
  federationName: string;
  /** Carried by the chunks of all releases of a generation. */
  chunksName: string;
  shared: Record<string, SharedSetting>;
  isProduction: boolean;
}

/** Raise it when chunks must not be shared across a change of the build. */
export const CHUNKS_GENERATION = 1;

export const describeProject = (dir: string, mode: string): Project => {
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

const federationRule: RuleSetRule = {
  test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
  loader: join(import.meta.dirname, 'loaders/no-module-imports'),
};

// Browsers that load remotes support ES2022; a fourth pass gains nothing.
const SCRIPT_MINIFIER_OPTIONS = {
  compress: { passes: 3, ecma: 2022 as const, keep_fargs: false },
  mangle: true,
  format: { comments: false as const, ecma: 2022 },
};
/** Class names depend on the sheet's content: otherwise two releases in one page would restyle each other. */
const sheetRules = ({ dir, isProduction }: Project): RuleSetRule[] => {
  if (!isProduction) return [];
  const libraries = ['@lacteos/ui', '@lacteos/remote-runtime'];
  const folders = [join(dir, 'src'), ...libraries.map((name) => libraryFiles(workspaceRoot(dir), name))];
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

export const baseConfig = (project: Project): Configuration => ({
  context: project.dir,
  mode: project.isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: 'source-map',
  resolve: {
    alias: { ...slimFederationRuntime(), ...(project.isProduction ? slimPackages(project.dir) : {}) },
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    // Resolves packages that also ship sources to their built files.
    extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
    conditionNames: ['@lacteos/source', '...'],
  },
  module: {
    rules: [
      swcRule(project.isProduction),
      ...(project.isProduction ? [routerRule] : []),
      federationRule,
      { test: /\.css$/, type: 'css/auto' },
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

export const outputOf = (project: Project): Configuration['output'] => {
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

/** During development a release keeps its chunks for itself. */
export const sharesFiles = ({ chunksName, federationName }: Project): boolean =>
  chunksName !== federationName;

export const federationBase = ({ chunksName, shared }: Project) => ({
  name: chunksName,
  shared,
  shareStrategy: 'loaded-first' as const,
  // Fallback copies of shared packages have their own compilers.
  treeShakingSharedExcludePlugins: ['ReleasePlugin', 'SubresourceIntegrityPlugin'],
  dts: false,
  dev: false,
  manifest: false,
});

export const LEAN_RUNTIME = { disableSnapshot: true, target: 'web' as const };

export const SEPARATOR = '[\\\\/]';
export const pathPattern = (path: string): string => path.replaceAll('.', '\\.').replaceAll('/', SEPARATOR);
