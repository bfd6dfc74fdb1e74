import type { CallAnswer, CallLimits, callServer } from '@lacteos/contracts/http';
import { forwarderTo, type ForwardedError } from './forward-errors.js';

const error: ForwardedError = {
  remote: 'mfe-checkout',
  release: '1.0.1-b',
  message: 'TypeError: x',
  frames: [
    {
      project: 'mfe-checkout',
      release: '1.0.1-b',
      source: 'src/cart.tsx',
      line: 7,
      column: 5,
      called: 'add',
    },
    {
      project: 'shell',
      release: '1.0.0-s',
      source: 'node_modules/react/a.js',
      line: 1,
      column: 2,
      called: '',
    },
  ],
  browser: 'Chrome 131, Android',
  page: '/cart',
  at: new Date('2026-11-21T12:00:00Z'),
  group: 'abc',
};

const collect = (
  settings: { sentryDsn?: string; otlpUrl?: string },
  answers: () => Promise<Pick<CallAnswer, 'isOk'>>,
) => {
  const calls: { url: string; init: RequestInit }[] = [];
  const log: string[] = [];
  const send = ((url: string, _limits: CallLimits, init: RequestInit) => {
    calls.push({ url, init });
    return answers();
  }) as typeof callServer;
  const all = { sentryDsn: null, otlpUrl: null, ...settings };
  return { calls, log, forward: forwarderTo(all, (line) => log.push(line), send) };
};
const fine = () => Promise.resolve({ isOk: true });

describe('D a browser error', () => {
  it('goes to a Sentry-compatible service as an envelope with the resolved stack [N-22-009]', () => {
    const { calls, forward } = collect({ sentryDsn: 'https://key@errors.test/base/7' }, fine);
    forward(error);
    expect(calls[0]?.url).toBe('https://errors.test/base/api/7/envelope/');
    expect(calls[0]?.init.headers).toMatchObject({
      'x-sentry-auth': expect.stringContaining('sentry_key=key'),
    });
    const [, , event] = String(calls[0]?.init.body)
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(event).toMatchObject({
      release: 'mfe-checkout@1.0.1-b',
      transaction: '/cart',
      exception: {
        values: [
          {
            value: 'TypeError: x',
            stacktrace: {
              frames: [
                { filename: 'shell/node_modules/react/a.js', in_app: false },
                { filename: 'mfe-checkout/src/cart.tsx', function: 'add', lineno: 7, colno: 5, in_app: true },
              ],
            },
          },
        ],
      },
    });
  });

  it('goes to an OpenTelemetry collector as a log record', () => {
    const { calls, forward } = collect({ otlpUrl: 'https://otel.test/v1/logs' }, fine);
    forward(error);
    expect(calls[0]?.url).toBe('https://otel.test/v1/logs');
    const text = String(calls[0]?.init.body);
    expect(JSON.parse(text)).toMatchObject({
      resourceLogs: [
        { scopeLogs: [{ logRecords: [{ severityText: 'ERROR', body: { stringValue: 'TypeError: x' } }] }] },
      ],
    });
    expect(text).toContain('at add (mfe-checkout/src/cart.tsx:7:5)');
  });

  it('goes nowhere without a setting, and a service that does not answer is logged once', async () => {
    const silent = collect({}, fine);
    silent.forward(error);
    expect(silent.calls).toEqual([]);
    const down = collect({ otlpUrl: 'https://otel.test/v1/logs' }, () => Promise.reject(new Error('down')));
    for (let time = 0; time < 3; time += 1) down.forward(error);
    await new Promise(setImmediate);
    expect(down.log).toEqual(['ERRORS_OTLP_URL does not take errors of browsers: down']);
  });
});
