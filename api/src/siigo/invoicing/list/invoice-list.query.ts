import { readSearch } from '@lacteos/contracts/identification/read-search';

import { DayField, EnumField, IntField, MAX_PAGE_SIZE, TextField } from '#platform/http/index.js';
import type { SpreadsheetFormat } from '#platform/spreadsheet/index.js';
import { LISTED_STATES, type ListedState } from '../document/listed-states.js';

const day = { optional: true, blank: true };

/** In SIIGO's names; days are Colombian, empty filters are ignored. */
export class InvoiceListQuery {
  @IntField({ optional: true, min: 1, max: 1_000_000, fromText: true })
  page?: number;

  @IntField({ optional: true, min: 1, max: MAX_PAGE_SIZE, fromText: true })
  pageSize?: number;

  @DayField(day)
  created_start?: string;

  @DayField(day)
  created_end?: string;

  @DayField(day)
  updated_start?: string;

  @DayField(day)
  updated_end?: string;

  @DayField(day)
  date_start?: string;

  @DayField(day)
  date_end?: string;

  @TextField({ optional: true, max: 40 })
  name?: string;

  @TextField({ optional: true, max: 50, read: readSearch })
  customer_identification?: string;

  @IntField({ optional: true, max: 999, fromText: true })
  customer_branch_office?: number;

  @IntField({ optional: true, min: 1, fromText: true })
  document_id?: number;

  @EnumField(LISTED_STATES, {
    optional: true,
    description:
      "Of the shop's own invoices; then `name`, customer and days of creation and change filter them",
  })
  state?: ListedState;
}

export class InvoiceExportQuery extends InvoiceListQuery {
  @EnumField(['xlsx', 'csv'])
  format: SpreadsheetFormat;
}
