import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Fallback for browsers without Ed25519 in WebCrypto and for insecure contexts; loaded on demand. */
export const verifyEd25519 = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean =>
  verify(signature, message, publicKey);
