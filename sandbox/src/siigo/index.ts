export { FAULT_KINDS, type Fault, type FaultKind } from './faults/faults.js';
export { siigoServer, type SiigoOptions } from './siigo-server.js';
