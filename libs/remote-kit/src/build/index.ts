export {
  filesPath,
  remoteConfig,
  shellConfig,
  singleBundleConfig,
  type BuildArguments,
  type BuildConfig,
  type RemoteOptions,
  type ShellOptions,
  type SingleBundleOptions,
} from './config.js';
export { devServerConfig, type DevServerOptions } from './dev-server.js';
export { AddedFilesPlugin, nameClasses, prerender, type PrerenderOptions } from './prerender.js';
