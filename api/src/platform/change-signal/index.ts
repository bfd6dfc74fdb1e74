export { ChangeSignal } from './change-signal.js';
export { ChangeSignalModule } from './change-signal.module.js';
