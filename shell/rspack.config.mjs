import { shellConfig } from '@lacteos/remote-kit/build';
import { CLASS_NAMES, drawFrame, FramePlugin } from './build/frame-plugin.mjs';

const dir = import.meta.dirname;
const browserConfig = shellConfig({ dir, entry: './src/index.ts' });

export default async (env, argv) => {
  const config = browserConfig(env, argv);
  const localIdentName = CLASS_NAMES;
  config.module.generator = { 'css/auto': { localIdentName }, 'css/module': { localIdentName } };
  // Before the plugin that lists the release's files.
  config.plugins.unshift(new FramePlugin(dir, await drawFrame(dir, config)));
  return config;
};
