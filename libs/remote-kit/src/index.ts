export {
  isDiscovery,
  liveVersion,
  releaseFolder,
  type Discovery,
  type DiscoveryExtras,
  type DiscoveryVersion,
} from './discovery.js';
export { publishMenu, useMenu } from './menu.js';
export type { ExposedFiles, Release, ReleaseFile, SharedRange } from './release.js';
export { defineRemote, REMOTE_CONTRACT, type Remote, type RemotePageComponent } from './remote.js';
export type { RemoteManifest, RemoteMenuEntry, RemoteRoute, RouteAccess } from './remote-manifest.js';
export { useSession } from './use-session.js';
