import { KEYED_CALLS } from '../generated/keyed-calls.js';

/** Any other key is refused. */
const KEY = /^[\w-]{1,80}$/;

const calls = KEYED_CALLS.map((call) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`));

/** A read, or a write whose key keeps it from being done twice. */
export const isRepeatable = (method: string, path: string, key: unknown): boolean => {
  if (method === 'GET' || method === 'HEAD') return true;
  if (typeof key !== 'string' || !KEY.test(key)) return false;
  const plain = (path.split('?', 1)[0] ?? '').replace(/\/$/, '');
  return calls.some((call) => call.test(`${method} ${plain}`));
};
