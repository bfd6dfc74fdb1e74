import { filesPath, remoteConfig } from '@lacteos/remote-kit/build';
import { addFirstViews } from './build/add-first-views.mjs';

const dir = import.meta.dirname;
const browserConfig = remoteConfig({ dir });

export default async (env, argv) => {
  const config = browserConfig(env, argv);
  await addFirstViews(dir, config, filesPath(dir, argv.mode));
  return config;
};
