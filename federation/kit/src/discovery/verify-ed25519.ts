import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Ed25519 for browsers whose WebCrypto lacks it and for pages without a secure context; loaded only there. */
export const verifyEd25519 = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean =>
  verify(signature, message, publicKey);
