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
