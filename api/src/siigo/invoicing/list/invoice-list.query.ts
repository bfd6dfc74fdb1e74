import { IntField, TextField } from '../../../platform/http/index.js';

const DAY = /^(\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?)?$/;
const day = { optional: true, max: 30, pattern: DAY, message: 'La fecha debe tener el formato aaaa-mm-dd.' };
/** SIIGO's pages hold 10 to 100 rows. */
export const SMALLEST_PAGE = 10;
export const LARGEST_PAGE = 100;

/** Filters of GET /siigo/invoices, with SIIGO's names; an empty one does not count. Days are days of Colombia. */
export class InvoiceListQuery {
  @IntField({ optional: true, min: 1, max: 1_000_000, fromText: true })
  page?: number;

  @IntField({ optional: true, min: SMALLEST_PAGE, max: LARGEST_PAGE, fromText: true })
  pageSize?: number;

  @TextField(day)
  created_start?: string;

  @TextField(day)
  created_end?: string;

  @TextField(day)
  updated_start?: string;

  @TextField(day)
  updated_end?: string;

  @TextField(day)
  date_start?: string;

  @TextField(day)
  date_end?: string;

  @TextField({ optional: true, max: 40 })
  name?: string;

  @TextField({ optional: true, max: 50 })
  customer_identification?: string;

  @IntField({ optional: true, max: 999, fromText: true })
  customer_branch_office?: number;

  @IntField({ optional: true, min: 1, fromText: true })
  document_id?: number;
}
