export type { OfferedComponents, SlotFills } from './offered-parts.js';
export {
  canonicalJson,
  completeVersion,
  isDiscovery,
  isEntrySigned,
  isWhole,
  liveVersion,
  parsePublicKeys,
  projectKeys,
  refusedProjects,
  fileAddress,
  releaseFolder,
  verifyDiscovery,
  verifySigned,
  verifyWritten,
  type Discovery,
  type DiscoveryExtras,
  type DiscoveryVerdict,
  type DiscoveryVersion,
  type PublicKeys,
  type Signature,
  type TrustList,
} from './discovery.js';
export { publishMenu, type PublishedMenuEntry } from './menu.js';
export { useOfficeBar, useOfficePages } from './office-pages.js';
export { isPreview, TAB_PREVIEWS_KEY, type Preview, type PreviewScope } from './discovery/preview.js';
export type { Replacement } from './discovery/replacement.js';
export type { ExposedFiles, Release, ReleaseFile, SharedRange } from './discovery/release.js';
export { cookieValue, pinReleases, PREVIEW_COOKIE, VISITOR_COOKIE } from './discovery/release-choice.js';
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
  FilledSlot,
  OfferedComponent,
  OfferedSlot,
  RemoteManifest,
  RemoteMenuEntry,
  RemoteRoute,
  RouteAccess,
  UsedComponent,
} from './remote-manifest.js';
export { useSession } from './use-session.js';
