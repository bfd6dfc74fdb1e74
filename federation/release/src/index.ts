export { checkRelease } from './check/check-release.js';
export type { Attestation, Finding, FindingLevel, LiveCheck } from './check/finding.js';
export { openLiveCheck } from './check/live-part.js';
export type {
  DeployTarget,
  DiscoveryChange,
  DiscoveryFile,
  GateLevel,
  ReleaseAction,
} from './contract/contract.js';
export { DeployError, type DeployErrorCode } from './contract/deploy-error.js';
export { readDiscovery, walkHistory } from './discovery/discovery-store.js';
export { activeRelease } from './discovery/project-versions.js';
export { publish, type Published } from './releases/publish.js';
export {
  findRelease,
  getWholeRelease,
  listReleases,
  type ListedRelease,
} from './releases/published-releases.js';
export { activate, canary, rollBack, withdraw, type ActionOptions } from './actions/release-actions.js';
export { readReleaseFile } from './releases/release-folder.js';
export { newKeyPair, publicKeysOf, readSigningKey, sign, type SigningKey } from './contract/signing.js';
export { folderTarget } from './store/open-storage.js';
export { allowKey } from './discovery/trust-list.js';
export type { ReleaseStorage } from './contract/release-storage.js';
