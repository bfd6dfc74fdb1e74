import { KEYED_CALLS } from '../generated/keyed-calls.js';

/** Any other key is refused, so it protects nothing. */
const KEY = /^[\w-]{1,80}$/;

const calls = KEYED_CALLS.map((call) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Whether a request that may have been done can be sent again: it only reads, or its key keeps it from being done twice. */
export const isRepeatable = (method: string, path: string, key: unknown): boolean => {
  if (method === 'GET' || method === 'HEAD') return true;
  if (typeof key !== 'string' || !KEY.test(key)) return false;
  const plain = (path.split('?', 1)[0] ?? '').replace(/\/$/, '');
  return calls.some((call) => call.test(`${method} ${plain}`));
};
