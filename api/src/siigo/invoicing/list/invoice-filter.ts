import { endOfDay, startOfDay } from '../../../platform/clock/index.js';
import type { SiigoInvoiceFilter } from '../../client/siigo-wire.js';
import type { InvoiceListQuery } from './invoice-list.query.js';

/**
 * SIIGO's filter for the fields that are filled. SIIGO reads a day without an hour as its midnight, which would leave
 * the last day out; so days of creation and change go as moments in UTC, from the first to the last second in Colombia.
 * `date_*` filters compare the invoice's own day and stay days.
 */
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

const firstMoment = (day: string | undefined): string | undefined =>
  day ? inSeconds(startOfDay(day)) : undefined;
const lastMoment = (day: string | undefined): string | undefined =>
  day ? inSeconds(endOfDay(day)) : undefined;
const inSeconds = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
