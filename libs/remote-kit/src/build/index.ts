export {
  releasePath,
  remoteConfig,
  shellConfig,
  wholeConfig,
  type BuildArguments,
  type BuildConfig,
  type RemoteOptions,
  type ShellOptions,
  type WholeOptions,
} from './config.js';
export { workshopConfig, type WorkshopOptions } from './workshop.js';
export { releaseIdOf } from './release-id.js';
export { SHARED_EXPORTS } from './shared.js';
export { AddedFilesPlugin, nameClasses, prerender, type PrerenderOptions } from './prerender.js';
