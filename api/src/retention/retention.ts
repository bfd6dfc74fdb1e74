/** How long the rows of a table are kept, and what deletes them. */
export type Kept =
  /** As long as the shop exists. */
  | 'always'
  /** Ten years and more: books and tax documents (art. 28 of Ley 962 de 2005, art. 632 of the Estatuto Tributario). */
  | 'tax'
  /** As long as the row that it belongs to. */
  | 'with its owner'
  /** Overwritten in place: does not grow with time. */
  | 'bounded'
  /** Days from a setting; deleted once a day or more often, in small steps. */
  | { readonly setting: string };

/** Every table of the shop; a spec fails for one that is missing here. */
export const RETENTION: Readonly<Record<string, Kept>> = {
  users: 'always',
  totp_secrets: 'always',
  email_verifications: 'with its owner',
  saved_addresses: 'with its owner',
  consents: 'tax',
  products: 'always',
  stores: 'always',
  buyer_withholdings: 'always',
  payment_types: 'always',
  cashier_stores: 'always',
  schema_migrations: 'always',
  orders: 'tax',
  order_lines: 'tax',
  order_events: 'tax',
  payments: 'tax',
  stock_ledger: 'tax',
  cash_shifts: 'tax',
  cash_movements: 'tax',
  siigo_documents: 'tax',
  product_price_changes: 'tax',
  product_costs: 'tax',
  legal_texts: 'tax',
  order_withholdings: 'tax',
  order_credits: 'tax',
  order_credit_tasks: 'tax',
  refunds: 'tax',
  returns: 'tax',
  return_lines: 'tax',
  siigo_comparisons: 'tax',
  invoice_runs: 'tax',
  order_totals: 'tax',
  product_sales: 'tax',
  claim_numbers: 'always',
  claim_entries: 'with its owner',
  claim_files: 'with its owner',
  claim_file_parts: 'with its owner',
  customers: 'tax',
  order_holds: 'with its owner',
  siigo_product_links: 'with its owner',
  invoice_run_rows: 'with its owner',
  saved_views: 'with its owner',
  weekly_mail_recipients: 'with its owner',
  weekly_mails: 'always',
  cart_items: 'bounded',
  favourites: 'with its owner',
  restock_notices: 'with its owner',
  stock_levels: 'bounded',
  catalogue_version: 'bounded',
  siigo_tokens: 'bounded',
  siigo_catalogues: 'bounded',
  order_total_changes: 'bounded',
  product_sale_changes: 'bounded',
  schema_lease: 'bounded',
  idempotency_keys: { setting: 'IDEMPOTENCY_KEEP_DAYS' },
  outbox_messages: { setting: 'OUTBOX_KEEP_DAYS' },
  audit_entries: { setting: 'AUDIT_KEEP_DAYS' },
  sessions: { setting: 'SESSION_KEEP_DAYS' },
  refresh_tokens: { setting: 'SESSION_KEEP_DAYS' },
  recovery_codes: { setting: 'SESSION_KEEP_DAYS' },
  backup_codes: { setting: 'SESSION_KEEP_DAYS' },
  email_changes: { setting: 'SESSION_KEEP_DAYS' },
  claims: { setting: 'CLAIM_KEEP_DAYS' },
  return_pictures: { setting: 'RETURN_PICTURE_DAYS' },
  order_search_terms: { setting: 'CANCELLED_SEARCH_DAYS' },
};
