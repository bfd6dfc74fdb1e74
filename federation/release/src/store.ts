export { hideExperimentalWarnings } from './cli/node-warnings.js';
export { DeployError, EXIT_CODES } from './contract/deploy-error.js';
export { readUsage } from './contract/read-usage.js';
export type { ObjectStore, StoredName } from './contract/release-storage.js';
export { FolderObjects } from './store/folder-storage.js';
export { inParallel } from './store/in-parallel.js';
export { openBucket, readBucket, readStorage, type StorageSettings } from './store/open-storage.js';
