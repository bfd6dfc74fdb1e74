export { followLive, type LiveListener, type SeenChange } from './live-link.js';
