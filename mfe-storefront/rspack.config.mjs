import { releaseIdOf, releasePath, remoteConfig } from '@lacteos/remote-kit/build';
import { addFirstViews } from './build/add-first-views.mjs';

const dir = import.meta.dirname;
const browserConfig = remoteConfig({ dir });

export default async (env, argv) => {
  const config = browserConfig(env, argv);
  const releaseId = releaseIdOf(dir, argv.mode ?? 'production');
  await addFirstViews(dir, config, releasePath('mfe-storefront', releaseId));
  return config;
};
