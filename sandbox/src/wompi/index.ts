export type { WompiFault, WompiFaultKind } from './faults/wompi-faults.js';
export type { WompiOptions } from './merchant/merchant.js';
export { wompiServer } from './wompi-server.js';
