import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Class names that both builds (browser and prerender) make alike. */
export const CLASS_NAMES = 'shell-[name]-[local]';

const settle = (resolve, reject) => (error, stats) =>
  error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve();

/** Builds build/prerender.tsx for Node with the shell's own rules and runs it. */
export const drawFrame = async (dir, browserConfig) => {
  const path = join(dir, 'node_modules/.cache/prerender');
  const compiler = rspack({
    context: dir,
    mode: 'production',
    target: 'node',
    devtool: false,
    entry: './build/prerender.tsx',
    output: { path, filename: 'prerender.cjs', library: { type: 'commonjs2' }, clean: true },
    resolve: {
      ...browserConfig.resolve,
      // Only the browser loads remotes.
      alias: { '@module-federation/enhanced/runtime': false },
    },
    module: {
      ...browserConfig.module,
      generator: {
        'css/auto': { exportsOnly: true, localIdentName: CLASS_NAMES },
        'css/module': { exportsOnly: true, localIdentName: CLASS_NAMES },
      },
    },
    optimization: { minimize: false },
    performance: { hints: false },
  });
  await new Promise((resolve, reject) => compiler.run(settle(resolve, reject)));
  await new Promise((resolve) => compiler.close(resolve));
  const file = join(path, 'prerender.cjs');
  const require = createRequire(file);
  delete require.cache[file];
  return require(file).renderFrame();
};

/** Adds the prerendered frame and the icon to the shell's release, so that the gateway finds them in it. */
export class FramePlugin {
  constructor(dir, frame) {
    this.dir = dir;
    this.frame = frame;
  }

  apply(compiler) {
    const { sources, Compilation } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('FramePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'FramePlugin', stage }, () => {
        const icon = readFileSync(join(this.dir, 'public/favicon.svg'));
        compilation.emitAsset('frame.html', new sources.RawSource(this.frame));
        compilation.emitAsset('favicon.svg', new sources.RawSource(icon));
      });
    });
  }
}
