export { endOnSignals, type Ending, leaveAndClose } from './ending.js';
export { standardLog, type WriteBytes } from './log-sink.js';
export { maxOpenFiles } from './open-files.js';
export { Readiness } from './readiness.js';
