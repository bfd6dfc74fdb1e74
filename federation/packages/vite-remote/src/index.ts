export { lacteosRemote, type RemoteSettings } from './plugin.js';
