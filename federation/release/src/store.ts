export { hideExperimentalWarnings } from './cli/node-warnings.js';
export { ReleaseError, EXIT_CODES } from './contract/release-error.js';
export { readUsage } from './contract/read-usage.js';
export type { ObjectStore, StoredName } from './contract/release-storage.js';
export { FolderObjects } from './store/folder-storage.js';
export { inParallel } from './store/in-parallel.js';
export { openBucket, readBucket, readStorage, type StorageSettings } from './store/open-storage.js';
