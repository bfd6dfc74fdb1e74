import { request as httpRequest } from 'node:http';

import type { TestApi, TestMethod } from '../index.js';

/** A write as a page sends it. */
export interface Write {
  /** Path without the prefix, with the query. */
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
}
export interface SentAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a write and reads its answer. */
export async function send(api: TestApi, method: string, write: Write, key: string): Promise<SentAnswer> {
  const { path, token, body, cookies, headers, file } = write;
  if (file) {
    const { status, text } = await api.upload(path, file, {}, token, undefined, headers);
    return { status, text };
  }
  const { status, text } = await api.call(method as TestMethod, path, {
    headers: { ...headers, 'idempotency-key': key },
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body }),
    ...(cookies ? { cookies } : {}),
  });
  return { status, text };
}

/** Sends a write and closes its connection at the first byte of the answer. */
export async function sendAndLose(api: TestApi, method: string, write: Write, key: string): Promise<void> {
  if (write.file) return void (await send(api, method, write, key));
  const { path, token, body, cookies, headers } = write;
  const payload = body === undefined ? null : JSON.stringify(body);
  await new Promise<void>((resolve, reject) => {
    const sent = httpRequest(`${api.origin}/api${path}`, {
      method,
      headers: {
        ...headers,
        'idempotency-key': key,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(payload === null ? {} : { 'content-type': 'application/json' }),
        ...(payload === null ? {} : { 'content-length': Buffer.byteLength(payload) }),
        ...(cookies
          ? {
              cookie: Object.entries(cookies)
                .map((pair) => pair.join('='))
                .join('; '),
            }
          : {}),
      },
    });
    sent.once('response', (answer) => {
      answer.destroy();
      resolve();
    });
    sent.once('error', reject);
    sent.end(payload ?? undefined);
  });
}
