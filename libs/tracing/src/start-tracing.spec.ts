import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTracing } from './start-tracing.js';
import { OtlpReceiver } from './testing/index.js';
import { readTraceSettings } from './trace-settings.js';
import { beginSpan, currentSpan, traced } from './tracing.js';

const ROOM = fileURLToPath(new URL('..', import.meta.url));
const LIST_LOADED = `
  const { createRequire } = await import('node:module');
  const { startTracing } = await import('./src/start-tracing.ts');
  await startTracing('probe', process.env);
  const loaded = Object.keys(createRequire(import.meta.url).cache);
  console.log(loaded.filter((file) => file.includes('@opentelemetry')).length);
  process.exit();
`;

/** Number of OpenTelemetry modules that a process loads with these variables. */
const loadedWith = async (env: Record<string, string>): Promise<number> => {
  const args = ['--import', '../../tools/from-source/register.mjs', '--input-type=module', '-e', LIST_LOADED];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOM,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return Number(stdout);
};

describe('tracing', () => {
  it('is enabled by the variables of OpenTelemetry [N-21-199]', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(readTraceSettings({})).toBeNull();
    expect(readTraceSettings(endpoint)).toEqual({ protocol: 'http/protobuf' });
    expect(readTraceSettings({ OTEL_TRACES_EXPORTER: 'otlp' })).toEqual({ protocol: 'http/protobuf' });
    expect(readTraceSettings({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' })).toEqual({
      protocol: 'http/json',
    });
    expect(readTraceSettings({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
    expect(readTraceSettings({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
    expect(() => readTraceSettings({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
      'OTEL_EXPORTER_OTLP_PROTOCOL',
    );
  });

  it('is off by default and then loads nothing of the SDK [N-21-199]', async () => {
    const [off, on] = await Promise.all([
      loadedWith({}),
      loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
    ]);
    expect(off).toBe(0);
    expect(on).toBeGreaterThan(20);
  });

  it('runs the work without spans when it is off', async () => {
    const end = await startTracing('probe', {});
    expect(beginSpan({ name: 'work', kind: 'internal' })).toBeNull();
    expect(await traced({ name: 'work', kind: 'internal' }, async (span) => span)).toBeNull();
    expect(currentSpan()).toBeNull();
    await end();
  });
});

describe('exported spans', () => {
  let collector: OtlpReceiver;
  let end: () => Promise<void>;
  beforeEach(async () => {
    collector = await OtlpReceiver.start();
    Object.assign(process.env, collector.environment, { OTEL_RESOURCE_ATTRIBUTES: 'deployment.zone=b' });
    end = await startTracing('probe', process.env);
  });
  afterEach(async () => {
    await end();
    await collector.stop();
  });

  it('have process and parent across asynchronous work', async () => {
    const outer = await traced({ name: 'outer', kind: 'internal', parent: null }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await traced({ name: 'inner', kind: 'client' }, async () => undefined);
      return currentSpan();
    });
    await traced({ name: 'later', kind: 'consumer', parent: outer?.traceparent }, async () => undefined);
    await end();
    const later = await collector.waitForSpan(({ name }) => name === 'later');
    const inner = await collector.waitForSpan(({ name }) => name === 'inner');
    for (const span of [inner, later])
      expect(collector.ancestorsOf(span).map(({ name, service }) => [service, name])).toEqual([
        ['probe', 'outer'],
        ['probe', span.name],
      ]);
  });

  it('contain the type of a failure, never its message [N-21-201]', async () => {
    const failure = Object.assign(new Error('ana@lacteos.test'), { code: 'ECONNREFUSED' });
    const work = traced({ name: 'work', kind: 'client', parent: null }, () => Promise.reject(failure));
    await expect(work).rejects.toThrow('ana');
    await end();
    const { attributes } = await collector.waitForSpan(({ name }) => name === 'work');
    expect(attributes).toEqual({ 'error.type': 'ECONNREFUSED' });
  });
});
