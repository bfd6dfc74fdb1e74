import type { Company } from './company.js';
import type { SalesDocument } from './records.js';
import { guidOf } from './seed-customers.js';
import { DOCUMENT_TYPES } from './seed.js';

const MINUTE_MS = 60_000;

/** Accepted invoices, a minute apart. */
export const addManyInvoices = (company: Company, count: number, now: number): void => {
  const type = DOCUMENT_TYPES[0];
  const buyers = [...company.customers.values()];
  if (!type || buyers.length === 0) return;
  for (let index = 0; index < count; index += 1) {
    const number = company.nextNumber(type.id, type.consecutive);
    const created = new Date(now - (count - index) * MINUTE_MS).toISOString();
    const buyer = buyers[index % buyers.length];
    const total = 11_900 + (index % 400) * 119;
    const id = guidOf(`invoice ${number}`);
    const body = {
      id,
      document: { id: type.id },
      prefix: type.prefix,
      number,
      name: `FV-${type.code}-${number}`,
      date: created.slice(0, 10),
      customer: { id: buyer?.id, identification: buyer?.identification, branch_office: 0 },
      seller: 629,
      total,
      balance: 0,
      observations: '',
      items: [],
      payments: [{ id: 5636, name: 'Efectivo', value: total }],
      metadata: { created, last_updated: null },
    };
    company.store('documents', id, { ...ACCEPTED, id, body, cufe: guidOf(id).replaceAll('-', '').repeat(3) });
  }
};

const ACCEPTED = {
  kind: 'FV',
  sentAt: 0,
  reads: 0,
  stampStatus: 'Accepted',
  rejection: [],
  willReject: null,
  mailSend: true,
} as const satisfies Partial<SalesDocument>;
