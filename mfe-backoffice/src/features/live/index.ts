export { askedAt, timed } from './asked-at';
export { LiveNotice } from './live-notice';
export { countNews, newsText } from './pending-changes';
export { useLive } from './use-live';
