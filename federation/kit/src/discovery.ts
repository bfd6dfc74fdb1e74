export { canonicalJson, signedText } from './discovery/canonical-json.js';
export { badEntries, isEntryGood } from './discovery/desk-choice.js';
export {
  entryText,
  isEntrySigned,
  parsePublicKeys,
  projectKeys,
  refusedProjects,
  verifyWritten,
  type DiscoveryVerdict,
  type PublicKeys,
} from './discovery/discovery-signature.js';
export { verifyDiscovery, verifySigned } from './discovery/verify-signed.js';
export {
  isDiscovery,
  type ApprovedEntry,
  type Discovery,
  type DiscoveryExtras,
  type DiscoveryVersion,
  type EntrySeal,
  type Signature,
  type TrustList,
} from './discovery/discovery-file.js';
export {
  completeVersion,
  discoveryVersion,
  isWhole,
  shortVersion,
  withRelease,
  type VersionDetails,
} from './discovery/discovery-release.js';
export {
  bucketOf,
  liveVersion,
  pickVersion,
  previousVersion,
  fileAddress,
  releaseFolder,
} from './discovery/discovery-versions.js';
export {
  isPreview,
  joinPreviews,
  MAX_LINKED_PREVIEWS,
  previewText,
  readPreview,
  splitPreviews,
  type Preview,
  type PreviewScope,
} from './discovery/preview.js';
export { pageEntry } from './discovery/page-entry.js';
export type { Replacement } from './discovery/replacement.js';
export { cookieValue, pinReleases, PREVIEW_COOKIE, VISITOR_COOKIE } from './discovery/release-choice.js';
export {
  LIBRARY_FILES,
  SHARED_FILES,
  STORED_LIBRARY_FILES,
  storedRelease,
  type ExposedFiles,
  type Release,
  type ReleaseFile,
} from './discovery/release.js';
export {
  SHELL_SETTINGS_ID,
  type ReleaseReport,
  type ReleaseReportItem,
  type ShellSettings,
} from './shell-settings.js';
export type {
  AttestationSummary,
  ReleaseAction,
  ReleaseHistoryEntry,
  BrowserError,
  BrowserErrorFrame,
  OperationChange,
  ReleaseNumbers,
  RemoteOverview,
  ReportedBreaker,
} from './release-overview.js';
export type {
  FilledSlot,
  OfferedSlot,
  RemoteManifest,
  RemoteMenuEntry,
  RemoteRoute,
  UsedComponent,
} from './remote-manifest.js';
