export {
  releasePath,
  remoteConfig,
  shellConfig,
  type BuildArguments,
  type BuildConfig,
  type RemoteOptions,
  type ShellOptions,
} from './config.js';
export { releaseIdOf } from './release-id.js';
export { SHARED_EXPORTS } from './shared.js';
