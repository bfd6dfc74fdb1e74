export { serveTasks } from './serve-tasks.js';
export { siblingModule } from './sibling-module.js';
export { WorkerBusy, WorkerExceeded, WorkerProcess, type WorkerLimits } from './worker-process.js';
