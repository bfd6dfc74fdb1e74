import type { WompiTransaction } from './protocol/wompi-transaction.js';

export type PaymentReport = Pick<
  WompiTransaction,
  'id' | 'reference' | 'status' | 'amountInCents' | 'currency'
>;

export const isBehind = (status: string, reported: string): boolean => stageOf(status) < stageOf(reported);

export const differsFrom = (report: PaymentReport, transaction: WompiTransaction): boolean =>
  report.reference !== transaction.reference ||
  report.amountInCents !== transaction.amountInCents ||
  report.currency !== transaction.currency;

/** All statuses but PENDING are final, except that an approved payment may be voided. */
function stageOf(status: string): number {
  if (status === 'PENDING') return 0;
  return status === 'VOIDED' ? 2 : 1;
}
