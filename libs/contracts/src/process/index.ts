export { type EndTimes, readEndTimes } from './end-times.js';
export { endOnSignals, leaveAndClose } from './ending.js';
export { type LogSettings, readLogSettings } from './log-settings.js';
export { standardLog, type WriteBytes } from './log-sink.js';
export { maxOpenFiles } from './open-files.js';
export { Readiness } from './readiness.js';
