export type { Fault, FaultKind } from './faults/faults.js';
export { siigoServer, type SiigoOptions } from './siigo-server.js';
