export { hasPreviews } from './has-previews';
export { readPreviews, type PreviewedRelease } from './read-previews';
export { storedPreviews, storePreviews } from './tab-previews';
