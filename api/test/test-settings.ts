import { tmpdir } from 'node:os';
import { readEnvironment } from '@lacteos/contracts/env';

const COUNT = { min: 1, max: 1_000_000 };
const SEED = { min: 0, max: 2 ** 32 };

/** Environment variables of the specs: jest's database server, and sizes of long runs. */
export const TEST_SETTINGS = readEnvironment(process.env, (reader) => ({
  /** Set by this package's jest. */
  mysqlUrl: reader.optional('TEST_MYSQL_URL'),
  /** Set by this package's jest: the folder of spec databases. */
  databasesDir: reader.text('TEST_DATABASES_DIR', tmpdir()),
  /** `npm run prove -- invoices`. */
  invoices: {
    isThorough: reader.optional('INVOICE_RUNS') !== null,
    runs: reader.integer('INVOICE_RUNS', 4, COUNT),
    processRuns: reader.integer('INVOICE_PROCESS_RUNS', 20, COUNT),
    seed: reader.integer('INVOICE_SEED', 20_261_121, SEED),
  },
  /** `npm run prove -- refunds`. */
  refunds: {
    isThorough: reader.optional('REFUND_RUNS') !== null,
    runs: reader.integer('REFUND_RUNS', 8, COUNT),
    seed: reader.integer('REFUND_SEED', 20_261_122, SEED),
  },
  /** `npm run prove -- cash-days`. */
  cashDays: {
    isThorough: reader.optional('CASH_DAYS') !== null,
    days: reader.integer('CASH_DAYS', 25, COUNT),
    seed: reader.integer('CASH_SEED', 20_261_126, SEED),
  },
  /** `npm run prove -- delivery-places`. */
  deliveryPlaces: {
    orders: reader.integer('DELIVERY_ORDERS', 100, COUNT),
    places: reader.integer('DELIVERY_PLACES', 30, COUNT),
  },
  /** `npm run prove -- returns`. */
  returns: {
    runs: reader.integer('RETURN_RUNS', 2, COUNT),
    seed: reader.integer('RETURN_SEED', 20_261_123, SEED),
  },
  /** `npm run prove -- pairs`. */
  hasAllPairs: reader.boolean('ALL_PAIRS', false),
  /** `npm run prove -- fuzz`; 0 minutes: a short run with constant requests. */
  fuzz: {
    minutes: reader.number('FUZZ_MINUTES', 0, { min: 0, max: 10_000 }),
    seed: reader.parsed(
      'FUZZ_SEED',
      null,
      (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : null),
      'a number',
    ),
  },
  /** `npm run prove -- repeats` prints the table of repeated writes. */
  printsRepeats: reader.boolean('REPEATS_TABLE', false),
  /** Carts of `npm run prove -- centavos`. */
  centavoCarts: reader.integer('CENTAVO_CARTS', 3, COUNT),
  /** `npm run prove -- long-lists`. */
  hasLongLists: reader.boolean('LONG_LISTS', false),
  migrations: {
    /** `npm run prove -- killed-migrations`. */
    hasAllKills: reader.boolean('KILLED_MIGRATIONS', false),
    killSeed: reader.integer('KILL_SEED', Date.now() % SEED.max, SEED),
  },
}));
