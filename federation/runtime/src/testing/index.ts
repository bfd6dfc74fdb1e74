export { RemotePart } from '../boundaries/remote-part';
export { NO_SETTINGS } from '../remotes/shell-settings';
export { aRegistry, aManifest, aVersion } from './a-registry';
