export { RemotePart } from '../boundaries/remote-part';
export { NO_SETTINGS } from '../registry/shell-settings';
export { aDiscovery, aManifest, aVersion } from './a-discovery';
