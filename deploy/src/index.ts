export { activate, activeRelease, rollBack } from './activate.js';
export type { DeployTarget, DiscoveryChange, DiscoveryFile } from './contract.js';
export { DeployError, type DeployErrorCode } from './deploy-error.js';
export { readDiscovery } from './discovery-store.js';
export { publish, type Published } from './publish.js';
export { listReleases, readReleaseFile, verifyFiles } from './release-folder.js';
export { newKeyPair, publicKeysOf, readSigningKey, sign, type SigningKey } from './signing.js';
