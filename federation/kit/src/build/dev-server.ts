import { join } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { libraryFiles, workspaceRoot } from './release-id.js';

export interface DevServerOptions {
  dir: string;
  outputPath: string;
  publicPath: string;
}

interface SwcRule {
  loader: string;
  options: { jsc: { transform: object } };
}

const isSwcRule = (rule: unknown): rule is RuleSetRule & SwcRule =>
  typeof rule === 'object' && rule !== null && 'loader' in rule && rule.loader === 'builtin:swc-loader';

const withRefresh = (rule: RuleSetRule & SwcRule): RuleSetRule => {
  const { loader, options }: SwcRule = rule;
  const react = { runtime: 'automatic', development: true, refresh: true };
  const jsc = { ...options.jsc, transform: { ...options.jsc.transform, react } };
  return { ...rule, loader, use: undefined, options: { ...options, jsc } };
};

/**
 * Turns a development configuration into one with hot replacement: React Refresh over the shell's copy, file names
 * without hashes.
 */
export const devServerConfig = (
  config: Configuration,
  { dir, outputPath, publicPath }: DevServerOptions,
): Configuration => {
  const devServer = libraryFiles(workspaceRoot(dir), '@lacteos/remote-kit', 'dev-server');
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    // The page's federation runtime keeps what it has loaded, so a remote stays one script with one runtime.
    output: {
      ...config.output,
      path: outputPath,
      publicPath,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      hotUpdateChunkFilename: 'hot/[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: 'hot/[runtime].[fullhash].hot-update.json',
    },
    // Updates build on each other: a build with errors would break the chain.
    optimization: { ...config.optimization, moduleIds: 'named', chunkIds: 'named', emitOnErrors: false },
    resolve: {
      ...config.resolve,
      alias: { ...(config.resolve?.alias || {}), 'react-refresh': devServer },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []).map((rule) => (isSwcRule(rule) ? withRefresh(rule) : rule)),
        {
          test: join(dir, 'src/remote.tsx'),
          enforce: 'post',
          loader: join(devServer, 'add-hot-client.cjs'),
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: false, exclude: [/node_modules/, devServer] }),
    ],
  };
};
