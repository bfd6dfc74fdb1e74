import { randomBytes } from 'node:crypto';

const REFERENCE_BYTES = 5;

export const newRefundReference = (orderId: number): string =>
  `DEV-${orderId}-${randomBytes(REFERENCE_BYTES).toString('hex')}`;
