export { seal, type SealKey, unseal } from './seal.js';
