import { createHash } from 'node:crypto';

const SLOW_MS = 1_000;
const PROBE = /^\/(healthz|api\/(health|metrics))\b/;
const SHARES = 2 ** 32;

interface AnsweredRequest {
  readonly id: string;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** By id alone, so gateway and API agree. */
const shareOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() / SHARES;

/**
 * Null: no line. Our failures `warn`, probes `debug`. @param sample share (0 to 1) of fast successes that are logged
 */
export const requestLevel = (
  { id, url, status, milliseconds }: AnsweredRequest,
  sample: number,
): 'warn' | 'info' | 'debug' | null => {
  if (status >= 500) return 'warn';
  if (PROBE.test(url)) return 'debug';
  return milliseconds >= SLOW_MS || sample >= 1 || shareOf(id) < sample ? 'info' : null;
};

interface LoggedRequest {
  readonly id: string;
  readonly url: string;
  readonly routeOptions: { readonly url?: string };
}
type Writes = (fields: object, text: string) => void;
interface LoggedReply {
  readonly statusCode: number;
  /** Milliseconds. */
  readonly elapsedTime: number;
  readonly log: { readonly warn: Writes; readonly info: Writes; readonly debug: Writes };
}

export const logRequest = (
  request: LoggedRequest,
  reply: LoggedReply,
  { sample, error }: { readonly sample: number; readonly error?: unknown },
): void => {
  const { statusCode: status, elapsedTime: milliseconds, log } = reply;
  const level = requestLevel({ id: request.id, url: request.url, status, milliseconds }, sample);
  if (level === null) return;
  const fields = { req: request, route: request.routeOptions.url, status, ms: Math.round(milliseconds) };
  log[level](error ? { ...fields, err: error } : fields, 'request');
};
