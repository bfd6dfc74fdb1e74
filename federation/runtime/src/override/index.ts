export { mayOverride, OVERRIDE_KEY } from './override-keys';
export { dropOverride, readReleaseOverrides, type ReleaseOverride } from './release-override';
export { storedTrials, storeTrials } from './tab-trials';
