import type { RefundStatus } from './refunds.js';

export interface Switches {
  isSending: boolean;
  copies: number;
  checksum: 'right' | 'wrong' | 'upper case';
  environment: 'test' | 'prod';
  /** Replaces the transaction's reference in events; the checksum does not cover it. */
  reference: string | null;
  properties: readonly string[];
  delayMs: number;
  /** Sends a DECLINED of another attempt with the same reference before each APPROVED. */
  declinedFirst: boolean;
  /** New payments wait for the control route. */
  keepsPending: boolean;
  /** HTTP status of every answer of the API; null: it works. */
  apiFailure: number | null;
  /** Wompi answers voids either way. */
  voidAnswer: 'full' | 'empty';
  refundOutcome: RefundStatus;
  /** Refunds of a transaction may share a reference; nothing published forbids it. */
  refundReferences: 'free' | 'unique';
  /** Requires acceptance of the personal-data text; older clients do not send it. */
  personalAuth: 'optional' | 'required';
  /** The documentation demands the private key; the service answered anyone. */
  transactionReads: 'private key' | 'anyone';
}

export const DEFAULT_SWITCHES: Switches = {
  isSending: true,
  copies: 1,
  checksum: 'right',
  environment: 'test',
  reference: null,
  properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
  delayMs: 0,
  declinedFirst: false,
  keepsPending: false,
  apiFailure: null,
  voidAnswer: 'full',
  refundOutcome: 'APPROVED',
  refundReferences: 'free',
  personalAuth: 'optional',
  transactionReads: 'private key',
};
