/** API for programs of this repository; operators use `cli.ts`. */
export { activate, canary, rollBack } from './actions/release-actions.js';
export { checkRelease } from './check/check-release.js';
export { openLiveCheck } from './check/live-part.js';
export { newKeyPair, publicKeysOf, readSigningKey, sign } from './contract/signing.js';
export { readRegistry } from './registry/registry-store.js';
export { allowKey } from './registry/key-list.js';
export { publish } from './releases/publish.js';
export { getWholeRelease } from './releases/published-releases.js';
export { folderTarget } from './store/open-storage.js';
