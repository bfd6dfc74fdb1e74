import type { MessageFailure } from '@lacteos/contracts/reference/messages';

/** Permanent, e.g. an address that does not exist. */
export class RejectedMessage extends Error {
  override readonly name = 'RejectedMessage';
}

/** The work may have been done, e.g. a mail server hung up before it answered. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';
}

const BY_CODE: Readonly<Record<string, MessageFailure>> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ECONNECTION: 'unreachable',
  EDNS: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'timeout',
  EAUTH: 'login',
  'SIIGO.UNAVAILABLE': 'unreachable',
  'PAYMENTS.PROVIDER_UNAVAILABLE': 'unreachable',
};
const ADDRESS = /(?<![^\s<>"',;])[^\s<>"',;]+@[^\s<>"',;]+/g;
const MAX_LENGTH = 1_000;
const MAX_READ = 4 * MAX_LENGTH;

/** Safe to show: names nobody. */
export function failureOf(error: unknown): MessageFailure {
  if (error instanceof RejectedMessage) return 'rejected';
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return BY_CODE[code] ?? 'unexpected';
}

/** Without the addresses that servers repeat. */
export const failureText = (error: unknown): string =>
  String(error).slice(0, MAX_READ).replace(ADDRESS, '[correo]').slice(0, MAX_LENGTH);
