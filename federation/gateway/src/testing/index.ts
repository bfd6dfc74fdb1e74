export { aLiveShop, openSite, SHELL, STORE } from './open-gateway.js';
export { aManifest, aRelease, ReleaseStore } from './release-store.js';
