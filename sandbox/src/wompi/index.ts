export type { WompiFault, WompiFaultKind } from './faults/wompi-faults.js';
export type { WompiOptions } from './merchant.js';
export { wompiServer } from './wompi-server.js';
