import { join, sep } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin } from '@rspack/core';
import { chunkNameOf, namedExposes } from '../contents/built-files.js';
import {
  baseConfig,
  CHUNKS_GENERATION,
  describeProject,
  federationBase,
  LEAN_RUNTIME,
  outputOf,
  pathPattern,
  type BuildConfig,
} from '../project.js';
import { reactPackages } from '../shared.js';
import { BaseChunkPlugin } from './base-chunk.js';
import { partsOf } from './library.js';
import { LibraryPlugin } from './library-plugins.js';

export interface LibraryOptions {
  dir: string;
  groups: string;
  base: string;
  modules: Record<string, string>;
  leftOut?: Record<string, string>;
}

/** Bytes; smaller shared pieces are not worth a request. */
const MIN_PIECE = 20_000;

const replaceModules = (leftOut: Readonly<Record<string, string>>) =>
  Object.entries(leftOut).map(([pattern, by]) => {
    const path = new RegExp(pathPattern(`node_modules/${pattern}`));
    return new NormalModuleReplacementPlugin(/^/, ({ createData }) => {
      if (createData?.resource && path.test(createData.resource)) createData.resource = by;
    });
  });

/** React comes from the page: libraries never bring a copy. */
const consumedReact = (dir: string) =>
  Object.fromEntries(
    Object.entries(reactPackages(dir)).map(([name, setting]) => [
      name,
      { ...setting, import: false as const },
    ]),
  );

/** Builds packages once, as a container for all remotes with the same versions, which name it as their `library`. */
export const libraryConfig =
  ({ dir, groups, base: baseGroup, modules, leftOut = {} }: LibraryOptions): BuildConfig =>
  (_env, { mode = 'production' }) => {
    const described = describeProject(dir, mode);
    const name = described.name.replace(/^@[^/]+\//, '');
    // Two versions in one page must not see each other's modules.
    const project = { ...described, chunksName: `${described.federationName}_${CHUNKS_GENERATION}` };
    const parts = partsOf(dir, groups, modules);
    const base = baseConfig(project);
    const baseChunk = new BaseChunkPlugin(chunkNameOf(`./${baseGroup}`), join(dir, groups) + sep);
    const cacheGroups = { base: { enforce: true, priority: 1, name: 'base', test: baseChunk.includes } };
    return {
      ...base,
      entry: {},
      output: { ...outputOf(project), chunkFilename: '[id].[contenthash:16].js', publicPath: 'auto' },
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'async', minSize: MIN_PIECE, cacheGroups },
      },
      plugins: [
        new ModuleFederationPlugin({
          ...federationBase(project),
          shared: consumedReact(dir),
          exposes: namedExposes(Object.fromEntries(parts.map(({ expose, request }) => [expose, request]))),
          filename: `${name}.[contenthash:16].js`,
          experiments: { optimization: LEAN_RUNTIME, externalRuntime: true },
        }),
        ...replaceModules(leftOut),
        baseChunk,
        new LibraryPlugin({ name, federationName: project.chunksName, parts }),
      ],
    };
  };
