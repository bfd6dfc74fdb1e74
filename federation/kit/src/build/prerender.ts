import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack, type Compiler, type Configuration, type RspackPluginInstance } from '@rspack/core';

export interface PrerenderOptions {
  dir: string;
  entry: string;
  browserConfig: Configuration;
  publicPath: string;
  localIdentName: string;
}

export const nameClasses = (config: Configuration, localIdentName: string): void => {
  config.module = {
    ...config.module,
    generator: { 'css/auto': { localIdentName }, 'css/module': { localIdentName } },
  };
};

const nodeConfig = (
  { dir, entry, browserConfig, publicPath, localIdentName }: PrerenderOptions,
  path: string,
): Configuration => ({
  context: dir,
  mode: browserConfig.mode ?? 'production',
  target: 'node',
  devtool: false,
  entry,
  output: {
    path,
    publicPath,
    filename: 'prerender.cjs',
    library: { type: 'commonjs2' },
    assetModuleFilename: browserConfig.output?.assetModuleFilename,
    clean: true,
  },
  resolve: {
    ...browserConfig.resolve,
    alias: { '@module-federation/enhanced/runtime': false },
  },
  module: {
    ...browserConfig.module,
    generator: {
      'css/auto': { exportsOnly: true, localIdentName },
      'css/module': { exportsOnly: true, localIdentName },
    },
  },
  optimization: { minimize: false },
  performance: { hints: false },
});

export const prerender = async (options: PrerenderOptions): Promise<unknown> => {
  const path = join(options.dir, 'node_modules/.cache/prerender');
  const compiler = rspack(nodeConfig(options, path));
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const text = stats?.hasErrors() ? stats.toString('errors-only') : '';
      if (error ?? text) fail(error ?? new Error(text));
      else done();
    });
  });
  await new Promise((done) => compiler.close(done));
  const file = join(path, 'prerender.cjs');
  const require = createRequire(file);
  Reflect.deleteProperty(require.cache, file);
  return require(file) as unknown;
};

export class AddedFilesPlugin implements RspackPluginInstance {
  constructor(private readonly files: Record<string, string | Buffer>) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('AddedFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'AddedFilesPlugin', stage }, () => {
        for (const [path, content] of Object.entries(this.files))
          compilation.emitAsset(path, new sources.RawSource(content));
      });
    });
  }
}
