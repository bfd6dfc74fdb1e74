import type { WompiEnvironment } from '#config/index.js';
import { eventChecksum, isSameChecksum } from './wompi-signature.js';
import { readTransaction, recordOf, type WompiTransaction } from './wompi-transaction.js';

/**
 * `malformed`: not an event. `forged`: wrong checksum. `misplaced`: from the other environment. `other`: genuine, but
 * of no use to the shop.
 */
export type ReadEvent =
  | { kind: 'malformed' }
  | { kind: 'forged' }
  | { kind: 'misplaced' }
  | { kind: 'other'; event: string }
  | { kind: 'transaction'; transaction: WompiTransaction };

const TRANSACTION_UPDATED = 'transaction.updated';

/** The checksum must cover them, so that the amount is always signed. */
const REQUIRED_PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
const MAX_PROPERTIES = 30;
const PATH = /^[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*$/;

interface Envelope {
  event: string;
  environment: unknown;
  data: Readonly<Record<string, unknown>>;
  properties: readonly string[];
  checksum: string;
  timestamp: number | string;
}

/** Verifies the checksum over the listed properties, and the environment. */
export function readWompiEvent(body: unknown, secret: string, expected: WompiEnvironment): ReadEvent {
  const envelope = readEnvelope(body);
  if (!envelope) return { kind: 'malformed' };
  const { event, environment, data, properties, checksum, timestamp } = envelope;
  const isTransaction = event === TRANSACTION_UPDATED;
  if (isTransaction && !REQUIRED_PROPERTIES.every((path) => properties.includes(path)))
    return { kind: 'forged' };
  const values = properties.map((path) => valueAt(data, path));
  if (!isSameChecksum(checksum, eventChecksum(values, timestamp, secret))) return { kind: 'forged' };
  if (environment !== expected) return { kind: 'misplaced' };
  if (!isTransaction) return { kind: 'other', event };
  const transaction = readTransaction(data['transaction']);
  return transaction ? { kind: 'transaction', transaction } : { kind: 'malformed' };
}

function readEnvelope(body: unknown): Envelope | null {
  const fields = recordOf(body);
  const signature = recordOf(fields['signature']);
  const { properties, checksum } = signature;
  // One page of Wompi's documentation puts the timestamp inside the signature; real events have it at the top.
  const timestamp = fields['timestamp'] ?? signature['timestamp'];
  const { event, environment, data } = fields;
  if (typeof event !== 'string' || typeof checksum !== 'string' || !isTimestamp(timestamp)) return null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  if (!isPathList(properties)) return null;
  return { event, environment, data: recordOf(data), properties, checksum, timestamp };
}

const isTimestamp = (value: unknown): value is number | string =>
  Number.isSafeInteger(value) || (typeof value === 'string' && /^\d{1,15}$/.test(value));

const isPathList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_PROPERTIES &&
  value.every((path) => typeof path === 'string' && PATH.test(path));

function valueAt(data: Readonly<Record<string, unknown>>, path: string): string {
  let value: unknown = data;
  for (const name of path.split('.')) {
    const fields = recordOf(value);
    value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  }
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
