import type { RefundStatus } from './refunds.js';

/** How payments, events and refunds behave; each switch is something that a shop must tolerate. */
export interface Switches {
  /** false: the event never comes. */
  isSending: boolean;
  /** How often the same event is sent at once. */
  copies: number;
  checksum: 'right' | 'wrong' | 'upper case';
  /** The environment that events name. */
  environment: 'test' | 'prod';
  /** Reference that events name instead of the transaction's; the checksum does not cover it. */
  reference: string | null;
  /** Order of the listed properties. */
  properties: readonly string[];
  /** How late the event comes. */
  delayMs: number;
  /** Sends a DECLINED of another attempt under the same reference before each APPROVED. */
  declinedFirst: boolean;
  /** Leaves new payments pending until the control route finishes them. */
  keepsPending: boolean;
  /** HTTP status of every answer of the API; null: it works. */
  apiFailure: number | null;
  /** Wompi answers a void with a body or with none. */
  voidAnswer: 'full' | 'empty';
  /** How new refunds end; `PENDING` ones wait for the control route. */
  refundOutcome: RefundStatus;
  /** Whether a second refund of a transaction may have the reference of the first; nothing published forbids it. */
  refundReferences: 'free' | 'unique';
  /** Whether payments and sources have to accept the text about personal data too; older clients do not send it. */
  personalAuth: 'optional' | 'required';
  /** Who may read one transaction: the documentation says the private key, the service was seen to answer anyone. */
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
