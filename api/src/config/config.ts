import { ConfigError, EnvReader } from './env-reader.js';

/** Injection token of the settings; inject with `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('CONFIG');

export interface Config {
  readonly environment: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  /** `sqlite:<file>`, `mysql://…` or `mariadb://…` */
  readonly databaseUrl: string;
  /** Folder of everything the API writes to disk (media). */
  readonly dataDir: string;
  readonly jwtSecret: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenDays: number;
  /** Public origin of the shop, for links in mails and redirects of the payment widget. */
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  readonly siigo: {
    readonly url: string;
    readonly username: string;
    readonly accessKey: string;
    readonly partnerId: string;
    readonly invoiceTypeIds: readonly number[];
    /** SIIGO's payment type (id) by the shop's payment method; the others are found by their names. */
    readonly paymentTypeIds: ReadonlyMap<string, number>;
    readonly timeoutMs: number;
    /** What SIIGO allows the company: 100 in production, 10 in a test company. */
    readonly requestsPerMinute: number;
  };
  /** Who may read /metrics: direct callers from these networks (CIDR), and whoever sends the token. */
  readonly metrics: { readonly networks: readonly string[]; readonly token: string | null };
  /** Answers of the catalogue that are kept in the process; 0 keeps none. */
  readonly catalogueCacheEntries: number;
  /** Shared rate limits; null keeps them in the process. */
  readonly redisUrl: string | null;
  /** External image host of uploads; without an address the API keeps the pictures itself, below `dataDir`. */
  readonly imageHost: { readonly url: string | null; readonly preset: string; readonly timeoutMs: number };
  readonly wompi: {
    readonly publicKey: string;
    readonly privateKey: string;
    readonly integritySecret: string;
    readonly eventsSecret: string;
    /** Transactions API, with its version: `https://sandbox.wompi.co/v1`. */
    readonly apiUrl: string;
    /** The widget's script. */
    readonly widgetUrl: string;
    readonly timeoutMs: number;
  };
  /** Minutes after which an unpaid Wompi order gives its stock back. */
  readonly orderHoldMinutes: number;
  /** Days after which a done message of the outbox is deleted. */
  readonly outboxKeepDays: number;
  /** Whether an empty database gets the demo data; never in production. */
  readonly demoData: boolean;
  readonly throttle: ThrottleSettings;
}

/** Attempts allowed per window; the same window for accounts and addresses. */
export interface ThrottleSettings {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly windowSeconds: number;
}

const DEVELOPMENT_SECRET = 'development-only-secret-of-the-dairy-shop';
const DEVELOPMENT_SIIGO_KEY = 'stand-in-access-key';
const DEVELOPMENT_WOMPI = {
  publicKey: 'pub_test_stand_in',
  privateKey: 'prv_test_stand_in',
  integritySecret: 'test_integrity_stand_in',
  eventsSecret: 'test_events_stand_in',
} as const;
const WOMPI_VARIABLES = {
  publicKey: 'WOMPI_PUBLIC_KEY',
  privateKey: 'WOMPI_PRIVATE_KEY',
  integritySecret: 'WOMPI_INTEGRITY_SECRET',
  eventsSecret: 'WOMPI_EVENTS_SECRET',
} as const;

/**
 * Reads the settings from an environment, once at start.
 * @throws ConfigError naming every bad variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const reader = new EnvReader(env);
  const environment = reader.oneOf('NODE_ENV', ['development', 'test', 'production'], 'development');
  const dataDir = reader.text('DATA_DIR', '.data');
  const config: Config = {
    environment,
    port: reader.integer('API_PORT', 4210, { min: 0, max: 65535 }),
    host: reader.text('API_HOST', '127.0.0.1'),
    databaseUrl: readDatabaseUrl(reader, dataDir),
    dataDir,
    jwtSecret: reader.text('JWT_SECRET', DEVELOPMENT_SECRET),
    accessTokenSeconds: reader.integer('ACCESS_TOKEN_SECONDS', 900, { min: 10, max: 3600 }),
    refreshTokenDays: reader.integer('REFRESH_TOKEN_DAYS', 30, { min: 1, max: 90 }),
    publicUrl: reader.url('PUBLIC_URL', ['http:', 'https:'], 'http://localhost:4200'),
    trustProxy: reader.boolean('TRUST_PROXY', environment !== 'production'),
    logLevel: reader.oneOf(
      'LOG_LEVEL',
      ['silent', 'error', 'warn', 'info', 'debug'],
      environment === 'test' ? 'silent' : 'info',
    ),
    mail: {
      smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://127.0.0.1:4213'),
      from: reader.text('MAIL_FROM', 'Lácteos del Llano <hola@lacteosdelllano.test>'),
    },
    siigo: {
      url: reader.url('SIIGO_URL', ['http:', 'https:'], 'http://127.0.0.1:4211'),
      username: reader.text('SIIGO_USERNAME', 'sandbox@lacteosdelllano.test'),
      accessKey: reader.text('SIIGO_ACCESS_KEY', DEVELOPMENT_SIIGO_KEY),
      partnerId: reader.text('SIIGO_PARTNER_ID', 'LacteosDelLlano'),
      invoiceTypeIds: reader.integers('SIIGO_INVOICE_TYPE_IDS', [28216]),
      paymentTypeIds: reader.numbersByName('SIIGO_PAYMENT_TYPES'),
      timeoutMs: reader.integer('SIIGO_TIMEOUT_MS', 120_000, { min: 100, max: 300_000 }),
      requestsPerMinute: reader.integer('SIIGO_REQUESTS_PER_MINUTE', 100, { min: 1, max: 1_000_000 }),
    },
    metrics: {
      networks: reader.networks('METRICS_NETWORKS', ['127.0.0.0/8', '::1/128']),
      token: reader.optional('METRICS_TOKEN'),
    },
    catalogueCacheEntries: reader.integer('CATALOGUE_CACHE_ENTRIES', 500, { min: 0, max: 10_000 }),
    redisUrl: reader.text('REDIS_URL', '') === '' ? null : reader.url('REDIS_URL', ['redis:', 'rediss:'], ''),
    imageHost: {
      url: reader.optional('IMAGE_HOST_URL') && reader.url('IMAGE_HOST_URL', ['http:', 'https:'], ''),
      preset: reader.text('IMAGE_HOST_PRESET', 'productos'),
      timeoutMs: reader.integer('IMAGE_HOST_TIMEOUT_MS', 20_000, { min: 100, max: 120_000 }),
    },
    wompi: readWompi(reader),
    orderHoldMinutes: reader.integer('ORDER_HOLD_MINUTES', 60, { min: 1, max: 10_080 }),
    outboxKeepDays: reader.integer('OUTBOX_KEEP_DAYS', 30, { min: 1, max: 3_650 }),
    demoData: reader.boolean('DEMO_DATA', environment === 'development'),
    throttle: {
      perAccount: reader.integer('THROTTLE_PER_ACCOUNT', 10, { min: 1, max: 100_000 }),
      perAddress: reader.integer('THROTTLE_PER_ADDRESS', 100, { min: 1, max: 1_000_000 }),
      windowSeconds: reader.integer('THROTTLE_WINDOW_SECONDS', 900, { min: 1, max: 86_400 }),
    },
  };
  if (environment === 'production') refuseDefaults(reader, config);
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return config;
}

function readWompi(reader: EnvReader): Config['wompi'] {
  return {
    publicKey: reader.text(WOMPI_VARIABLES.publicKey, DEVELOPMENT_WOMPI.publicKey),
    privateKey: reader.text(WOMPI_VARIABLES.privateKey, DEVELOPMENT_WOMPI.privateKey),
    integritySecret: reader.text(WOMPI_VARIABLES.integritySecret, DEVELOPMENT_WOMPI.integritySecret),
    eventsSecret: reader.text(WOMPI_VARIABLES.eventsSecret, DEVELOPMENT_WOMPI.eventsSecret),
    apiUrl: reader.url('WOMPI_API_URL', ['http:', 'https:'], 'http://127.0.0.1:4212/v1'),
    widgetUrl: reader.url('WOMPI_WIDGET_URL', ['http:', 'https:'], 'http://127.0.0.1:4212/widget.js'),
    timeoutMs: reader.integer('WOMPI_TIMEOUT_MS', 5_000, { min: 100, max: 60_000 }),
  };
}

/** Wompi's keys are needed as soon as somebody can order with Wompi, and customers always can. */
function refuseWompiDefaults(reader: EnvReader, { wompi }: Config): void {
  for (const key of ['publicKey', 'privateKey', 'integritySecret', 'eventsSecret'] as const) {
    if (wompi[key] === DEVELOPMENT_WOMPI[key])
      reader.problem(`${WOMPI_VARIABLES[key]}: expected the value of your Wompi account in production`);
  }
  for (const [name, url] of [
    ['WOMPI_API_URL', wompi.apiUrl],
    ['WOMPI_WIDGET_URL', wompi.widgetUrl],
  ] as const) {
    if (!url.startsWith('https://')) reader.problem(`${name}: expected Wompi's https address in production`);
  }
}

function readDatabaseUrl(reader: EnvReader, dataDir: string): string {
  const url = reader.text('DATABASE_URL', `sqlite:${dataDir}/lacteos.sqlite`);
  const isFile = url.startsWith('sqlite:') && url.length > 'sqlite:'.length;
  const isServer = /^(mysql|mariadb):\/\//.test(url) && URL.canParse(url) && new URL(url).pathname.length > 1;
  if (!isFile && !isServer) {
    reader.problem(
      'DATABASE_URL: expected sqlite:<file>, mysql://user:password@host/database or mariadb://…',
    );
  }
  return url;
}

function refuseDefaults(reader: EnvReader, config: Config): void {
  if (config.jwtSecret === DEVELOPMENT_SECRET || config.jwtSecret.length < 32) {
    reader.problem('JWT_SECRET: expected a secret of your own with at least 32 characters in production');
  }
  if (config.siigo.accessKey === DEVELOPMENT_SIIGO_KEY) {
    reader.problem('SIIGO_ACCESS_KEY: expected the access key of your SIIGO account in production');
  }
  if (config.imageHost.url?.startsWith('http:')) {
    reader.problem('IMAGE_HOST_URL: expected an address that starts with https:// in production');
  }
  refuseWompiDefaults(reader, config);
  if (config.demoData) reader.problem('DEMO_DATA: expected false in production');
}
