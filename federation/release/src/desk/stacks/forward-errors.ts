import type { BrowserErrorFrame } from '@lacteos/remote-kit/registry';
import { callServer } from '@lacteos/contracts/http';
import { randomUUID } from 'node:crypto';
import type { Occurrence } from './error-groups.js';

/** Contains nothing that identifies a visitor. */
export interface ForwardedError extends Omit<Occurrence, 'visitor' | 'network'> {
  at: Date;
  group: string;
}

/** Never fails and is not awaited. */
export type Forward = (error: ForwardedError) => void;

export interface ForwardSettings {
  /** Sentry-compatible DSN, e.g. https://key@errors.example/7. */
  sentryDsn: string | null;
  /** OpenTelemetry collector for logs (OTLP over HTTP), e.g. https://otel.example/v1/logs. */
  otlpUrl: string | null;
}

const LIMITS = { timeoutMs: 5_000, maxBytes: 0 };
/** Further calls are dropped: the desk must not wait for another service. */
const MAX_AT_ONCE = 10;

const sourceOf = ({ project, source }: BrowserErrorFrame): string => `${project}/${source}`;

const stackText = (error: ForwardedError): string =>
  [
    error.message,
    ...error.frames.map(
      (frame) => `    at ${frame.called || '?'} (${sourceOf(frame)}:${frame.line}:${frame.column})`,
    ),
  ].join('\n');

export const parseDsn = (dsn: string): { url: string; key: string } | null => {
  const address = URL.canParse(dsn) ? new URL(dsn) : null;
  const [, path, project] = /^(.*)\/(\d+)$/.exec(address?.pathname ?? '') ?? [];
  if (!address || !/^https?:$/.test(address.protocol) || !address.username || !project) return null;
  return { url: `${address.origin}${path}/api/${project}/envelope/`, key: address.username };
};

type Call = Pick<RequestInit, 'headers' | 'body'> & { url: string };

const sentryCall = (dsn: string, error: ForwardedError): Call | null => {
  const address = parseDsn(dsn);
  if (!address) return null;
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: error.at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release: `${error.remote}@${error.release}`,
    transaction: error.page,
    fingerprint: [error.group],
    tags: { remote: error.remote, browser: error.browser },
    exception: {
      values: [
        {
          type: 'Error',
          value: error.message,
          // The protocol expects the outermost call first.
          stacktrace: {
            frames: error.frames.toReversed().map((frame) => ({
              filename: sourceOf(frame),
              function: frame.called || '?',
              lineno: frame.line,
              colno: frame.column,
              in_app: !frame.source.startsWith('node_modules/'),
            })),
          },
        },
      ],
    },
  };
  const lines = [{ event_id: id, sent_at: error.at.toISOString() }, { type: 'event' }, event];
  return {
    url: address.url,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=lacteos-desk/1.0, sentry_key=${address.key}`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  };
};

/** OpenTelemetry log record with semantic conventions. */
const otlpCall = (url: string, error: ForwardedError): Call => {
  const attributes = (values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => ({ key, value: { stringValue: value } }));
  const record = {
    timeUnixNano: `${error.at.getTime()}000000`,
    severityNumber: 17,
    severityText: 'ERROR',
    body: { stringValue: error.message },
    attributes: attributes({
      'exception.message': error.message,
      'exception.stacktrace': stackText(error),
      'url.path': error.page,
      'user_agent.name': error.browser,
      'lacteos.error.group': error.group,
    }),
  };
  const resource = {
    attributes: attributes({ 'service.name': error.remote, 'service.version': error.release }),
  };
  return {
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords: [record] }] }] }),
  };
};

export const forwarderTo = (
  { sentryDsn, otlpUrl }: ForwardSettings,
  log: (line: string) => void,
  send: typeof callServer = callServer,
): Forward => {
  let underWay = 0;
  const failed = new Set<string>();
  const post = async (name: string, { url, ...init }: Call): Promise<void> => {
    if (underWay >= MAX_AT_ONCE) return;
    underWay += 1;
    try {
      const answer = await send(url, LIMITS, { method: 'POST', ...init });
      if (!answer.isOk) throw new Error(`answered ${answer.status}`);
      failed.delete(name);
    } catch (error) {
      if (!failed.has(name)) log(`${name} does not take errors of browsers: ${(error as Error).message}`);
      failed.add(name);
    } finally {
      underWay -= 1;
    }
  };
  return (error) => {
    const sentry = sentryDsn ? sentryCall(sentryDsn, error) : null;
    if (sentry) void post('ERRORS_SENTRY_DSN', sentry);
    if (otlpUrl) void post('ERRORS_OTLP_URL', otlpCall(otlpUrl, error));
  };
};
