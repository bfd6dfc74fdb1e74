import type { WompiKeys } from './wompi/keys.js';

export interface SandboxSettings {
  host: string;
  /** `stateFile` keeps what the company has; null keeps it in memory. */
  siigo: {
    port: number;
    username: string;
    accessKey: string;
    stateFile: string | null;
    requestsPerMinute: number;
  };
  /** Keys of the merchant, and the shop's address for events. */
  wompi: WompiKeys & { port: number; eventsUrl: string };
  mail: { smtpPort: number; httpPort: number };
}

/** Reads the stand-ins' settings; throws in production, where nobody may mistake a stand-in for the real service. */
export const readSettings = (env: NodeJS.ProcessEnv): SandboxSettings => {
  if (env['NODE_ENV'] === 'production') {
    throw new Error(
      'The stand-ins are for development and tests: they do not start with NODE_ENV=production',
    );
  }
  return {
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    siigo: {
      port: port(env, 'SIIGO_PORT', 4211),
      username: env['SIIGO_USERNAME'] ?? 'sandbox@lacteosdelllano.test',
      accessKey: env['SIIGO_ACCESS_KEY'] ?? 'stand-in-access-key',
      stateFile: env['SIIGO_STATE_FILE'] || null,
      requestsPerMinute: Number(env['SIIGO_STAND_IN_LIMIT'] ?? 0),
    },
    wompi: {
      port: port(env, 'WOMPI_PORT', 4212),
      publicKey: env['WOMPI_PUBLIC_KEY'] ?? 'pub_test_stand_in',
      privateKey: env['WOMPI_PRIVATE_KEY'] ?? 'prv_test_stand_in',
      integritySecret: env['WOMPI_INTEGRITY_SECRET'] ?? 'test_integrity_stand_in',
      eventsSecret: env['WOMPI_EVENTS_SECRET'] ?? 'test_events_stand_in',
      eventsUrl: env['WOMPI_EVENTS_URL'] ?? 'http://127.0.0.1:4210/api/order/wompi/events',
    },
    mail: { smtpPort: port(env, 'SMTP_PORT', 4213), httpPort: port(env, 'MAILBOX_PORT', 4214) },
  };
};

const port = (env: NodeJS.ProcessEnv, name: string, otherwise: number): number => {
  const text = env[name] ?? '';
  const value = text === '' ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new Error(`${name} must be a port between 0 and 65535, not "${text}"`);
  }
  return value;
};
