import { createHash } from 'node:crypto';

const SLOW_MS = 1_000;
/** Asked by machines, all the time. */
const PROBE = /^\/(healthz|api\/(health|metrics))\b/;
const SHARES = 2 ** 32;

interface AnsweredRequest {
  readonly id: string;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Where the request lies between 0 and 1, the same in gateway and API: its id alone decides. */
const shareOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() / SHARES;

/**
 * The level at which an answered request has its one line in the log, or null for none: a failure of ours `warn`, probes
 * `debug`, the rest `info`.
 * @param sample share (0 to 1) of those that went well within a second; all others have a line
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

/** Writes the one line of an answered request: what was asked, by which route, how it ended and how long it took. */
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
