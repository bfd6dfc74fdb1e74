export type {
  ExposedComponents,
  /** Name before 1.2; it goes with the next release. */
  ExposedComponents as OfferedComponents,
  SlotFills,
} from './exposed-parts.js';
export {
  canonicalJson,
  completeVersion,
  isRegistry,
  isEntrySigned,
  isWhole,
  liveVersion,
  parsePublicKeys,
  projectKeys,
  refusedProjects,
  fileAddress,
  releaseFolder,
  roleOf,
  verifyRegistry,
  verifySigned,
  verifyWritten,
  type Registry,
  type RegistryExtras,
  type RegistryVerdict,
  type RegistryVersion,
  type PublicKeys,
  type Signature,
  type KeyList,
} from './registry.js';
export { publishMenu, type PublishedMenuEntry } from './menu.js';
export { useOfficeBar, useOfficePages } from './office-pages.js';
export { isPreview, TAB_PREVIEWS_KEY, type Preview, type PreviewScope } from './registry/preview.js';
export type { Replacement } from './registry/replacement.js';
export type { ExposedFiles, Release, ReleaseFile, SharedRange } from './registry/release.js';
export { cookieValue, pinReleases, PREVIEW_COOKIE, VISITOR_COOKIE } from './registry/release-choice.js';
export {
  SHELL_SETTINGS_ID,
  type ReleaseReport,
  type ReleaseReportItem,
  type ShellSettings,
} from './shell-settings.js';
export type {
  BrowserError,
  BrowserErrorFrame,
  ReleaseHistoryEntry,
  ReleaseNumbers,
  RemoteOverview,
} from './release-overview.js';
export {
  publishComponentHost,
  RemoteComponent,
  type ComponentHost,
  type ComponentRequest,
  type RemoteComponentProps,
} from './remote-component.js';
export { publishSlotHost, Slot, type SlotHost, type SlotPlace, type SlotRequest } from './slot.js';
export { defineRemote, REMOTE_CONTRACT, type Remote, type RemotePageComponent } from './remote.js';
export type {
  Extension,
  ExposedComponent,
  ExposedSlot,
  RemoteManifest,
  RemoteMenuEntry,
  RemoteRoute,
  RouteAccess,
  ConsumedComponent,
} from './remote-manifest.js';
export { useSession } from './use-session.js';
