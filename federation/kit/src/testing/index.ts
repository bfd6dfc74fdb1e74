export { remoteFolders } from './remote-folders.js';
export { expectStaffManifest, type ExpectedEntry } from './staff-manifest.js';
