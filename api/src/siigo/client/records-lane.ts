/** Separate outbox lane, so that long imports delay neither invoices nor mails. */
export const SIIGO_RECORDS_LANE = 'siigo records';
