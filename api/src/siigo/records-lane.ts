/** Lane of the outbox for products and customers: invoices do not wait for a long reading, nor mails for either. */
export const SIIGO_RECORDS_LANE = 'siigo records';
