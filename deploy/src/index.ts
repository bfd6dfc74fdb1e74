export { activate, activeRelease, rollBack, type DeployTarget } from './activate.js';
export { DeployError, type DeployErrorCode } from './deploy-error.js';
export { readDiscovery } from './discovery-store.js';
export { publish, type Published } from './publish.js';
export { listReleases, readReleaseFile, verifyFiles } from './release-folder.js';
