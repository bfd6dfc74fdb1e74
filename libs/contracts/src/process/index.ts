export { endOnSignals, type Ending, leaveAndClose } from './ending.js';
export { inTime } from './in-time.js';
export { LogSink, standardLog, type WriteBytes } from './log-sink.js';
export { maxOpenFiles } from './open-files.js';
export { Readiness } from './readiness.js';
