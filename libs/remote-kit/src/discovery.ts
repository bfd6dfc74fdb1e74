export {
  canonicalJson,
  parsePublicKeys,
  signedText,
  verifyDiscovery,
  verifySigned,
  type DiscoveryVerdict,
  type PublicKeys,
} from './discovery-signature.js';
export {
  isDiscovery,
  type Discovery,
  type DiscoveryExtras,
  type DiscoveryVersion,
  type Signature,
} from './discovery-file.js';
export { completeVersion, discoveryVersion, shortVersion, type VersionPlace } from './discovery-release.js';
export {
  bucketOf,
  candidateVersion,
  liveVersion,
  pickVersion,
  previousVersion,
  releaseFolder,
} from './discovery-versions.js';
export { previewText, readPreview, type PreviewToken } from './preview-token.js';
export { cookieValue, pinReleases, VISITOR_COOKIE } from './release-choice.js';
export type { ExposedFiles, Release, ReleaseFile } from './release.js';
export {
  SHELL_SETTINGS_ID,
  type ReleaseReport,
  type ReleaseReportItem,
  type ShellSettings,
} from './shell-settings.js';
export type { RemoteManifest, RemoteMenuEntry, RemoteRoute } from './remote-manifest.js';
