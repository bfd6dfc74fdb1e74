import type { Environment } from '@lacteos/contracts/env';
import { readTraceSettings } from './trace-settings.js';
import { useTracer } from './tracing.js';

/**
 * Does nothing, and loads no SDK, unless the environment asks for traces. @param service name of the process, unless
 * `OTEL_SERVICE_NAME` is set @returns sends the last spans and ends tracing @throws SettingsError
 */
export const startTracing = async (service: string, env: Environment): Promise<() => Promise<void>> => {
  const settings = readTraceSettings(env);
  if (!settings) return async () => undefined;
  const { openTracer } = await import('./otel-tracer.js');
  const tracer = await openTracer(service, settings);
  useTracer(tracer);
  return async () => {
    useTracer(null);
    await tracer.close();
  };
};
