export { itIsAManifestForStaff, type ExpectedEntry } from './staff-manifest.js';
