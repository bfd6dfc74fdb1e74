/**
 * Calls that do their work once for each `Idempotency-Key`, by method and path. A call that is missing here fails where it
 * could have been repeated.
 */
const KEYED_CALLS = [
  { method: 'POST', path: /^\/api\/order$/ },
  { method: 'POST', path: /^\/api\/order\/\d+\/returns$/ },
  { method: 'POST', path: /^\/api\/claims$/ },
  { method: 'POST', path: /^\/api\/claims\/replies$/ },
  { method: 'POST', path: /^\/api\/claims\/mine\/[^/]+\/replies$/ },
  { method: 'POST', path: /^\/api\/admin\/claims\/\d+\/steps$/ },
  { method: 'POST', path: /^\/api\/siigo\/invoice$/ },
  { method: 'POST', path: /^\/api\/siigo\/invoice\/\d+\/credit-note$/ },
  { method: 'POST', path: /^\/api\/siigo\/invoice-runs$/ },
] as const;

/** Every one of these calls accepts such a key; they ignore any other, so it protects nothing. */
const KEY = /^[\w-]{1,80}$/;

/** Whether a request that may have been done can be sent again: it only reads, or its key keeps it from being done twice. */
export const isRepeatable = (method: string, path: string, key: unknown): boolean => {
  if (method === 'GET' || method === 'HEAD') return true;
  if (typeof key !== 'string' || !KEY.test(key)) return false;
  const plain = path.replace(/\?.*$/, '').replace(/\/$/, '');
  return KEYED_CALLS.some((call) => call.method === method && call.path.test(plain));
};
