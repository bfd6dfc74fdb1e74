export {
  filesPath,
  remoteConfig,
  shellConfig,
  singleBundleConfig,
  type RemoteOptions,
  type ShellOptions,
  type SingleBundleOptions,
} from './config.js';
export { libraryConfig, type LibraryOptions } from './library/library-config.js';
export type { BuildArguments, BuildConfig } from './project.js';
export { devServerConfig, type DevServerOptions } from './dev-server.js';
export { AddedFilesPlugin, nameClasses, prerender, type PrerenderOptions } from './prerender.js';
