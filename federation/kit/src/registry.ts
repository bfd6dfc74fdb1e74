export { canonicalJson, signedText } from './registry/canonical-json.js';
export { badEntries, isEntryGood } from './registry/desk-choice.js';
export {
  entryText,
  isEntrySigned,
  parsePublicKeys,
  projectKeys,
  refusedProjects,
  verifyWritten,
  type RegistryVerdict,
  type PublicKeys,
} from './registry/registry-signature.js';
export { verifyRegistry, verifySigned } from './registry/verify-signed.js';
export {
  isRegistry,
  type ApprovedEntry,
  type Registry,
  type RegistryExtras,
  type RegistryVersion,
  type ReleaseRole,
  type EntrySeal,
  type Signature,
  type KeyList,
} from './registry/registry-file.js';
export {
  completeVersion,
  registryVersion,
  isWhole,
  shortVersion,
  withRelease,
  type VersionDetails,
} from './registry/registry-release.js';
export {
  bucketOf,
  liveShell,
  liveVersion,
  pickVersion,
  previousVersion,
  fileAddress,
  releaseFolder,
  roleOf,
  shellManifest,
  withFormerWords,
} from './registry/registry-versions.js';
export {
  isPreview,
  joinPreviews,
  MAX_LINKED_PREVIEWS,
  previewText,
  readPreview,
  splitPreviews,
  type Preview,
  type PreviewScope,
} from './registry/preview.js';
export { FORMER_SETTINGS } from './registry/former-settings.js';
export { pageEntry } from './registry/page-entry.js';
export type { Replacement } from './registry/replacement.js';
export { cookieValue, pinReleases, PREVIEW_COOKIE, VISITOR_COOKIE } from './registry/release-choice.js';
export {
  LIBRARY_FILES,
  SHARED_FILES,
  STORED_LIBRARY_FILES,
  storedRelease,
  type ExposedFiles,
  type Release,
  type ReleaseFile,
} from './registry/release.js';
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
  Extension,
  ExposedSlot,
  RemoteManifest,
  RemoteMenuEntry,
  RemoteRoute,
  ShellManifest,
  ConsumedComponent,
} from './remote-manifest.js';
