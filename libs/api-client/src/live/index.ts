export { requestedAt, recordRequestTime } from './requested-at.js';
export type { SeenChange } from './live-link.js';
export { countNews, newsText } from './pending-changes.js';
export { useLive } from './use-live.js';
