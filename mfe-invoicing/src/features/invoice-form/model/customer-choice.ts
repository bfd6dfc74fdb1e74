import type { CustomerRecord } from '#features/customer-form';

export type CustomerChoice =
  | { kind: 'none' }
  | { kind: 'searching'; identification: string }
  | { kind: 'active'; customer: CustomerRecord }
  | { kind: 'inactive'; customer: CustomerRecord }
  | { kind: 'unknown'; identification: string }
  | { kind: 'failed'; key: string; message: string };

export const CUSTOMER_NOT_FOUND = 'SIIGO.CUSTOMER_NOT_FOUND';
