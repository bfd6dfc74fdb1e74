import { endOfColombianDay, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import type { SiigoInvoiceFilter } from '../../client/siigo-wire.js';
import type { InvoiceFilter } from '../document/document.repository.js';
import type { ListedState } from '../document/listed-states.js';
import type { InvoiceListQuery } from './invoice-list.query.js';

/** SIIGO reads a day as its midnight in UTC, so days of creation and change are converted; `date_*` stay days. */
export function invoiceFilterOf(query: InvoiceListQuery): SiigoInvoiceFilter {
  const filter: SiigoInvoiceFilter = {
    created_start: firstMoment(query.created_start),
    created_end: lastMoment(query.created_end),
    updated_start: firstMoment(query.updated_start),
    updated_end: lastMoment(query.updated_end),
    date_start: query.date_start || undefined,
    date_end: query.date_end || undefined,
    name: query.name || undefined,
    customer_identification: query.customer_identification || undefined,
    customer_branch_office: query.customer_branch_office,
    document_id: query.document_id,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

export function storedFilterOf(query: InvoiceListQuery, state: ListedState): InvoiceFilter {
  return {
    state,
    name: query.name || undefined,
    customerIdentification: query.customer_identification || undefined,
    created: momentsOf(query.created_start, query.created_end),
    updated: momentsOf(query.updated_start, query.updated_end),
  };
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

const momentsOf = (first?: string, last?: string): readonly [Date, Date] | undefined =>
  first || last ? [startOfColombianDay(first || FIRST_DAY), endOfColombianDay(last || LAST_DAY)] : undefined;

const firstMoment = (day: string | undefined): string | undefined =>
  day ? inSeconds(startOfColombianDay(day)) : undefined;
const lastMoment = (day: string | undefined): string | undefined =>
  day ? inSeconds(endOfColombianDay(day)) : undefined;
const inSeconds = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
