export { remoteFolders } from './remote-folders.js';
export { itIsAManifestForStaff, type ExpectedEntry } from './staff-manifest.js';
