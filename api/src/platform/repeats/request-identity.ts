import { createHash, createHmac } from 'node:crypto';

export const IDEMPOTENCY_KEY = { header: 'idempotency-key', pattern: /^[\w-]{1,80}$/ } as const;

export interface KeyedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: unknown;
  readonly user?: { readonly id: number } | undefined;
}

export const sentKey = ({ headers }: KeyedRequest): string | string[] | undefined =>
  headers[IDEMPOTENCY_KEY.header];

export const isKey = (sent: unknown): sent is string =>
  typeof sent === 'string' && IDEMPOTENCY_KEY.pattern.test(sent);

/** Per account, or per visitor and call. */
export function keyHashOf({ user, method, url }: KeyedRequest, key: string): string {
  const owner = user ? [user.id] : [null, method, url.split('?', 1)[0]];
  return createHash('sha256')
    .update(JSON.stringify([...owner, key]))
    .digest('hex');
}

/** Independent of the order of fields; without the secret a body can't be guessed from it. */
export function requestHashOf({ method, url, body }: KeyedRequest, secret: string): string {
  const request = JSON.stringify([method, url, body ?? null], sortedKeys);
  return createHmac('sha256', secret).update(request).digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
