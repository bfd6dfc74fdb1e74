import { type Environment, readEnvironment } from '@lacteos/contracts/env';

/** The SDK itself reads addresses, headers, batches and sampling. */
export interface TraceSettings {
  readonly protocol: 'http/protobuf' | 'http/json';
}

const PROTOCOLS = ['http/protobuf', 'http/json'] as const;

/** @returns null unless the environment names a collector or the exporter `otlp` @throws SettingsError */
export const readTraceSettings = (env: Environment): TraceSettings | null =>
  readEnvironment(env, (reader) => {
    const isDisabled = reader.boolean('OTEL_SDK_DISABLED', false);
    const endpoints = [
      reader.optional('OTEL_EXPORTER_OTLP_ENDPOINT'),
      reader.optional('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
    ];
    const isNamed = endpoints.some((endpoint) => endpoint !== null);
    const exporter = reader.choice('OTEL_TRACES_EXPORTER', ['otlp', 'none'], isNamed ? 'otlp' : 'none');
    const general = reader.choice('OTEL_EXPORTER_OTLP_PROTOCOL', PROTOCOLS, 'http/protobuf');
    const protocol = reader.choice('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', PROTOCOLS, general);
    return isDisabled || exporter === 'none' ? null : { protocol };
  });
