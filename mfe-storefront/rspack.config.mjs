import { filesPath, remoteConfig } from '@lacteos/remote-kit/build';
import { addFirstViews } from './build/add-first-views.mjs';

const dir = import.meta.dirname;
const browserConfig = remoteConfig({ dir });
/** Smaller common pieces cost a page more, by a request and by compression, than another page saves. */
const MIN_COMMON_BYTES = 30_000;

export default async (env, argv) => {
  const config = browserConfig(env, argv);
  config.optimization.splitChunks = { minSize: MIN_COMMON_BYTES };
  await addFirstViews(dir, config, filesPath(dir, argv.mode));
  return config;
};
