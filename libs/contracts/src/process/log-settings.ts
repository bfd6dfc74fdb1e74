import type { EnvReader } from '../env/index.js';

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export interface LogSettings {
  readonly logLevel: (typeof LEVELS)[number];
  /** Share (0 to 1) of logged requests; failed and slow ones always are. */
  readonly logSample: number;
}

/** Reads `LOG_LEVEL` and `LOG_SAMPLE`. */
export const readLogSettings = (reader: EnvReader, level: LogSettings['logLevel']): LogSettings => ({
  logLevel: reader.choice('LOG_LEVEL', LEVELS, level),
  logSample: reader.number('LOG_SAMPLE', 1, { min: 0, max: 1 }),
});
