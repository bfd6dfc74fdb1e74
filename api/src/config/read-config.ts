import { type Environment, type EnvReader, readEnvironment } from '@lacteos/contracts/env';
import { readEndTimes, readLogSettings } from '@lacteos/contracts/process';
import type { Config } from './config.js';
import { readBreBRules } from './bre-b-rules.js';
import { readCashDeskRules } from './cash-desk-rules.js';
import { readClaimRules } from './claim-rules.js';
import { isServerAddress, networkOf, positiveInteger, readNumbersByName, readProxies } from './env-fields.js';
import { DEVELOPMENT, refuseForProduction } from './production-rules.js';
import { readByteBudgets } from './byte-budgets.js';
import { readDeliveryRules, readPickupRules } from './delivery-rules.js';
import { readRefundRules } from './refund-rules.js';
import { readBudgets } from './throttle-budgets.js';
import { readTillRules } from './till-rules.js';
import { readWompi } from './wompi-settings.js';

const HTTP = ['http:', 'https:'];
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

export function readConfig(env: Environment): Config {
  return readEnvironment(env, (reader) => {
    const config = readFields(reader);
    if (!config.isOutboxWorker && config.databaseUrl.startsWith('sqlite:'))
      reader.refuse('OUTBOX_WORKER', 'true with SQLite, which is for one process');
    if (config.environment === 'production') refuseForProduction(reader, config);
    return config;
  });
}

/** For commands that need only the database. @throws SettingsError */
export function readDatabaseAddress(env: Environment): string {
  return readEnvironment(env, (reader) => readDatabaseUrl(reader, reader.text('DATA_DIR', '.data')));
}

function readFields(reader: EnvReader): Config {
  const environment = reader.choice('NODE_ENV', ['development', 'test', 'production'], 'development');
  const dataDir = reader.text('DATA_DIR', '.data');
  return {
    environment,
    port: reader.integer('API_PORT', 4210, { min: 0, max: 65535 }),
    host: reader.text('API_HOST', '127.0.0.1'),
    databaseUrl: readDatabaseUrl(reader, dataDir),
    dataDir,
    jwtSecret: reader.text('JWT_SECRET', DEVELOPMENT.jwtSecret),
    totpKey: reader.text('TOTP_KEY', reader.text('JWT_SECRET', DEVELOPMENT.jwtSecret)),
    accessTokenSeconds: reader.integer('ACCESS_TOKEN_SECONDS', 900, { min: 10, max: 3600 }),
    refreshTokenDays: reader.integer('REFRESH_TOKEN_DAYS', 30, { min: 1, max: 90 }),
    sessionDays: reader.integer('SESSION_DAYS', 30, { min: 1, max: 365 }),
    staffSessionHours: reader.integer('STAFF_SESSION_HOURS', 12, { min: 1, max: 720 }),
    auditKeepDays: reader.integer('AUDIT_KEEP_DAYS', 3_653, { min: 365, max: 36_500 }),
    idempotencyKeepDays: reader.integer('IDEMPOTENCY_KEEP_DAYS', 2, { min: 1, max: 30 }),
    sessionKeepDays: reader.integer('SESSION_KEEP_DAYS', 30, { min: 1, max: 3_650 }),
    publicUrl: reader.url('PUBLIC_URL', HTTP, 'http://localhost:4200'),
    trustedProxies: readProxies(reader, environment === 'production' ? 0 : LOOPBACK),
    mail: readMail(reader),
    siigo: readSiigo(reader),
    metrics: {
      networks: reader.list(
        'METRICS_NETWORKS',
        LOOPBACK,
        networkOf,
        'networks such as 10.0.0.0/8, separated by commas',
      ),
      token: reader.optional('METRICS_TOKEN'),
    },
    backupStatusFile: reader.optional('BACKUP_STATUS_FILE'),
    catalogueCacheEntries: reader.integer('CATALOGUE_CACHE_ENTRIES', 500, { min: 0, max: 10_000 }),
    workerMemoryMb: reader.integer('WORKER_MEMORY_MB', 384, { min: 128, max: 8_192 }),
    workerSeconds: reader.integer('WORKER_SECONDS', 30, { min: 5, max: 600 }),
    redisUrl: reader.url('REDIS_URL', ['redis:', 'rediss:'], null),
    imageHost: {
      url: reader.url('IMAGE_HOST_URL', HTTP, null),
      preset: reader.text('IMAGE_HOST_PRESET', 'productos'),
      timeoutMs: reader.integer('IMAGE_HOST_TIMEOUT_MS', 20_000, { min: 100, max: 120_000 }),
    },
    ...readRules(reader),
    weeklyMailHour: reader.integer('WEEKLY_MAIL_HOUR', 6, { min: 0, max: 23 }),
    orderHoldMinutes: reader.integer('ORDER_HOLD_MINUTES', 60, { min: 1, max: 10_080 }),
    unpaidOrderHours: reader.integer('UNPAID_ORDER_HOURS', 72, { min: 1, max: 2_160 }),
    cancelledSearchDays: reader.integer('CANCELLED_SEARCH_DAYS', 180, { min: 1, max: 36_500 }),
    returnPictureDays: reader.integer('RETURN_PICTURE_DAYS', 365, { min: 30, max: 36_500 }),
    claimKeepDays: reader.integer('CLAIM_KEEP_DAYS', 3_653, { min: 365, max: 36_500 }),
    buyerQuota: {
      maxOpenOrders: reader.integer('MAX_OPEN_ORDERS', 20, { min: 1, max: 1_000_000 }),
      maxShareOfStock: reader.integer('MAX_SHARE_OF_STOCK', 50, { min: 1, max: 100 }),
      freeUnits: reader.integer('FREE_UNITS', 50, { min: 0, max: 1_000_000 }),
    },
    ...readEndTimes(reader, environment === 'production'),
    ...readLogSettings(reader, environment === 'test' ? 'silent' : 'info'),
    databaseTimeoutSeconds: reader.integer('DATABASE_TIMEOUT_SECONDS', 15, { min: 1, max: 600 }),
    exportTimeoutSeconds: reader.integer('EXPORT_TIMEOUT_SECONDS', 600, { min: 1, max: 86_400 }),
    isOutboxWorker: reader.boolean('OUTBOX_WORKER', true),
    hasBackgroundJobs: reader.boolean('BACKGROUND_JOBS', environment !== 'test'),
    outboxPollMs: reader.integer('OUTBOX_POLL_MS', 2_000, { min: 50, max: 60_000 }),
    outboxMaxAttempts: reader.integer('OUTBOX_MAX_ATTEMPTS', 34, { min: 1, max: 10_000 }),
    outboxKeepDays: reader.integer('OUTBOX_KEEP_DAYS', 30, { min: 1, max: 3_650 }),
    demoData: reader.boolean('DEMO_DATA', environment === 'development'),
    demoZones: reader.boolean('DEMO_ZONES', true),
    throttle: {
      perAccount: reader.integer('THROTTLE_PER_ACCOUNT', 10, { min: 1, max: 100_000 }),
      perAddress: reader.integer('THROTTLE_PER_ADDRESS', 100, { min: 1, max: 1_000_000 }),
      windowSeconds: reader.integer('THROTTLE_WINDOW_SECONDS', 900, { min: 1, max: 86_400 }),
      budgets: readBudgets(reader),
      bytes: readByteBudgets(reader),
    },
    liveStreams: {
      max: reader.integer('LIVE_STREAMS', 4_000, { min: 0, max: 100_000 }),
      perAccount: reader.integer('LIVE_STREAMS_PER_ACCOUNT', 10, { min: 1, max: 100_000 }),
      perAddress: reader.integer('LIVE_STREAMS_PER_ADDRESS', 200, { min: 1, max: 100_000 }),
    },
  };
}

const readRules = (reader: EnvReader) => ({
  wompi: readWompi(reader),
  breB: readBreBRules(reader),
  refunds: readRefundRules(reader),
  claims: readClaimRules(reader),
  till: readTillRules(reader),
  delivery: readDeliveryRules(reader),
  pickup: readPickupRules(reader),
  cashDesk: readCashDeskRules(reader),
});

function readSiigo(reader: EnvReader): Config['siigo'] {
  return {
    url: reader.url('SIIGO_URL', HTTP, 'http://127.0.0.1:4211'),
    username: reader.text('SIIGO_USERNAME', 'sandbox@lacteosdelllano.test'),
    accessKey: reader.text('SIIGO_ACCESS_KEY', DEVELOPMENT.siigoKey),
    partnerId: reader.parsed(
      'SIIGO_PARTNER_ID',
      'LacteosDelLlano',
      (text) => (/^[A-Za-z0-9]{3,100}$/.test(text) ? text : null),
      '3 to 100 letters and digits',
    ),
    invoiceTypeIds: reader.list(
      'SIIGO_INVOICE_TYPE_IDS',
      [28216],
      positiveInteger,
      'whole numbers separated by commas',
    ),
    paymentTypeIds: readNumbersByName(reader, 'SIIGO_PAYMENT_TYPES'),
    daysAhead: reader.integer('SIIGO_DAYS_AHEAD', 10, { min: 0, max: 366 }),
    paysLessWithheld: reader.boolean('SIIGO_PAYMENTS_LESS_WITHHELD', true),
    takesPurchaseOrder: reader.boolean('SIIGO_PURCHASE_ORDER', false),
    timeoutMs: reader.integer('SIIGO_TIMEOUT_MS', 120_000, { min: 100, max: 300_000 }),
    requestsPerMinute: reader.integer('SIIGO_REQUESTS_PER_MINUTE', 100, { min: 1, max: 1_000_000 }),
  };
}

function readMail(reader: EnvReader): Config['mail'] {
  const range = { min: 100, max: 120_000 };
  return {
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://127.0.0.1:4213'),
    from: reader.text('MAIL_FROM', 'Lácteos del Llano <hola@lacteosdelllano.test>'),
    connectionTimeoutMs: reader.integer('SMTP_CONNECTION_TIMEOUT_MS', 5_000, range),
    greetingTimeoutMs: reader.integer('SMTP_GREETING_TIMEOUT_MS', 5_000, range),
    socketTimeoutMs: reader.integer('SMTP_SOCKET_TIMEOUT_MS', 10_000, range),
    connections: reader.integer('SMTP_CONNECTIONS', 16, { min: 1, max: 50 }),
    unverifiedPerDay: reader.integer('UNVERIFIED_MAILS_PER_DAY', 10, { min: 1, max: 1_000_000 }),
  };
}

function readDatabaseUrl(reader: EnvReader, dataDir: string): string {
  const url = reader.text('DATABASE_URL', `sqlite:${dataDir}/lacteos.sqlite`);
  const isFile = url.startsWith('sqlite:') && url.length > 'sqlite:'.length;
  const isServer = isServerAddress(url);
  if (!isFile && !isServer) {
    reader.refuse('DATABASE_URL', 'sqlite:<file>, mysql://user:password@host/database or mariadb://…');
  }
  return url;
}
