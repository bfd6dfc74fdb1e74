import { type BadVariable, type Environment, type EnvReader, readEnvironment } from '@lacteos/contracts/env';
import type { WompiKeys } from './wompi/protocol/keys.js';

export interface SandboxSettings {
  host: string;
  /** `stateFile` null keeps the state in memory. */
  siigo: {
    port: number;
    username: string;
    accessKey: string;
    stateFile: string | null;
    requestsPerMinute: number;
  };
  wompi: WompiKeys & { port: number; eventsUrl: string };
  mail: { smtpPort: number; httpPort: number };
}

/** @throws in production, where no stand-in may replace the real service */
export const readSettings = (env: Environment): SandboxSettings => {
  if (env['NODE_ENV'] === 'production') {
    throw new Error(
      'The stand-ins are for development and tests: they do not start with NODE_ENV=production',
    );
  }
  return readEnvironment(env, readFields, wording);
};

const wording = ({ name, expected, got }: BadVariable): string => `${name} must be ${expected}, not "${got}"`;

const readFields = (reader: EnvReader): SandboxSettings => ({
  host: reader.text('SANDBOX_HOST', '127.0.0.1'),
  siigo: {
    port: port(reader, 'SIIGO_PORT', 4211),
    username: reader.text('SIIGO_USERNAME', 'sandbox@lacteosdelllano.test'),
    accessKey: reader.text('SIIGO_ACCESS_KEY', 'stand-in-access-key'),
    stateFile: reader.optional('SIIGO_STATE_FILE'),
    requestsPerMinute: reader.integer('SIIGO_STAND_IN_LIMIT', 0, { min: 0, max: 1_000_000 }),
  },
  wompi: {
    port: port(reader, 'WOMPI_PORT', 4212),
    publicKey: reader.text('WOMPI_PUBLIC_KEY', 'pub_test_stand_in'),
    privateKey: reader.text('WOMPI_PRIVATE_KEY', 'prv_test_stand_in'),
    integritySecret: reader.text('WOMPI_INTEGRITY_SECRET', 'test_integrity_stand_in'),
    eventsSecret: reader.text('WOMPI_EVENTS_SECRET', 'test_events_stand_in'),
    eventsUrl: reader.text('WOMPI_EVENTS_URL', 'http://127.0.0.1:4210/api/order/wompi/events'),
  },
  mail: { smtpPort: port(reader, 'SMTP_PORT', 4213), httpPort: port(reader, 'MAILBOX_PORT', 4214) },
});

const port = (reader: EnvReader, name: string, fallback: number): number =>
  reader.parsed(name, fallback, parsePort, 'a port between 0 and 65535');

const parsePort = (text: string): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 && value <= 65_535 ? value : null;
};
