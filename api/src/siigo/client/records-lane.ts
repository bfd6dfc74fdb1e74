/** Outbox lane of products and customers, so that a long import delays neither invoices nor mails. */
export const SIIGO_RECORDS_LANE = 'siigo records';
