export type { PreviewedRelease } from './read-previews';
export { storedPreviews, storePreviews } from './tab-previews';
