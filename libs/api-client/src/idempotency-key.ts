/** Names one intention of the user; keep it for every attempt. */
export const newIdempotencyKey = (): string => {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
