import { randomUUID } from 'node:crypto';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { toCentavos } from './arithmetic.js';
import { type Json, objectOf } from '../protocol/checks.js';
import type { Company } from '../records/company.js';
import type { SalesDocument } from '../records/records.js';
import { createCustomer } from '../records/customers.js';
import { type CheckedDocument, checkDocument } from './invoice-checks.js';
import { SiigoError } from '../protocol/siigo-error.js';
import { bodyOf } from './document-views.js';
import type { Stamping } from './stamping.js';

export interface Circumstances {
  readonly now: number;
  readonly willReject: SalesDocument['willReject'];
}

/** Bogotá is five hours behind UTC, all year. */
const BOGOTA_MS = 5 * 3_600_000;
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class Documents {
  constructor(
    private readonly company: Company,
    private readonly stamping: Stamping,
  ) {}

  /** A customer sent with all fields is created too. */
  createInvoice(body: Json, circumstances: Circumstances): SalesDocument {
    const checked = checkDocument(body, this.company, {
      kind: 'FV',
      today: colombianDay(new Date(circumstances.now)),
    });
    return this.create('FV', body, checked, this.buyerOf(body, circumstances.now), circumstances);
  }

  /** An electronic note needs an accepted invoice of this account. */
  createCreditNote(body: Json, circumstances: Circumstances): SalesDocument {
    const checked = checkDocument(body, this.company, {
      kind: 'NC',
      today: colombianDay(new Date(circumstances.now)),
    });
    const invoice = this.invoiceOf(body, checked);
    this.refuseExcess(invoice, checked.total);
    const { id, name } = invoice.body;
    const note = this.create('NC', body, checked, objectOf(invoice.body['customer']), circumstances);
    const kept = { ...note, body: { ...note.body, invoice: { id, name }, reason: body['reason'] } };
    this.company.store('documents', kept.id, kept);
    return kept;
  }

  replaceInvoice(id: string, body: Json, circumstances: Circumstances): SalesDocument {
    const known = this.mutable(id, 'update_not_allowed', 'The invoice cannot be updated');
    const frozen = objectOf(known.body['document'])['id'] === objectOf(body['document'])['id'];
    const buyer = objectOf(known.body['customer'])['identification'];
    if (!frozen) throw new SiigoError(400, 'non_editable', 'The document cannot be edited', ['document.id']);
    if (objectOf(body['customer'])['identification'] !== buyer)
      throw new SiigoError(400, 'non_editable', 'The customer cannot be edited', ['customer.identification']);
    const checked = checkDocument(body, this.company, {
      kind: 'FV',
      today: colombianDay(new Date(circumstances.now)),
    });
    const { number, name, prefix, metadata } = known.body;
    const own = { ...(prefix ? { prefix } : {}), number, name };
    const view = bodyOf(body, checked, objectOf(known.body['customer']), own);
    const last_updated = new Date(circumstances.now).toISOString();
    const next = { ...known, body: { ...view, id, metadata: { ...objectOf(metadata), last_updated } } };
    return this.stampAndKeep(next, checked, circumstances);
  }

  /** Every read counts towards the DIAN's decision. @throws not_found */
  read(kind: SalesDocument['kind'], id: string): SalesDocument {
    const document = this.company.documents.get(id);
    if (!document || document.kind !== kind)
      throw new SiigoError(404, 'not_found', 'The document was not found');
    return this.stamping.read(document, true);
  }

  all(kind: SalesDocument['kind']): SalesDocument[] {
    return [...this.company.documents.values()].filter((document) => document.kind === kind).reverse();
  }

  remove(id: string): void {
    this.mutable(id, 'delete_not_allowed', 'The invoice cannot be deleted');
    this.company.remove('documents', id);
  }

  stamp(id: string, circumstances: Circumstances): SalesDocument {
    const known = this.mutable(id, 'update_not_allowed', 'The invoice cannot be sent');
    const type = this.company.documentTypes.find((one) => one.id === objectOf(known.body['document'])['id']);
    if (type?.electronic_type === 'NoElectronic')
      throw new SiigoError(
        400,
        'document_settings',
        'The send cannot be used, you must verify the document settings',
        ['stamp.send'],
      );
    const sent = this.stamping.send(known, circumstances.willReject);
    this.company.store('documents', id, sent);
    return sent;
  }

  annul(id: string): void {
    const known = this.mutable(id, 'delete_not_allowed', 'The invoice cannot be annulled');
    this.company.store('documents', id, { ...known, body: { ...known.body, annulled: true } });
  }

  mailed(document: SalesDocument): void {
    const mail = { status: 'sent', observations: '' };
    this.company.store('documents', document.id, { ...document, body: { ...document.body, mail } });
  }

  private create(
    kind: SalesDocument['kind'],
    body: Json,
    checked: CheckedDocument,
    customer: Json,
    circumstances: Circumstances,
  ): SalesDocument {
    const { type } = checked;
    const number = type.automatic_number
      ? this.company.nextNumber(type.id, type.consecutive)
      : Number(body['number']);
    const own = {
      ...(type.prefix ? { prefix: type.prefix } : {}),
      number,
      name: `${kind}-${type.code}-${number}`,
    };
    const id = randomUUID();
    const metadata = { created: this.timeOf(circumstances.now), last_updated: null };
    const document: SalesDocument = {
      id,
      kind,
      body: { ...bodyOf(body, checked, customer, own), id, metadata },
      sentAt: null,
      reads: 0,
      stampStatus: null,
      cufe: null,
      rejection: [],
      willReject: null,
      mailSend: objectOf(body['mail'])['send'] === true,
    };
    return this.stampAndKeep(document, checked, circumstances);
  }

  private timeOf(now: number): string {
    return this.company.timesWithoutZone
      ? new Date(now - BOGOTA_MS).toISOString().replace('Z', '')
      : new Date(now).toISOString();
  }

  private stampAndKeep(
    document: SalesDocument,
    checked: CheckedDocument,
    { willReject }: Circumstances,
  ): SalesDocument {
    const stamped = checked.isSent
      ? this.stamping.send(document, willReject)
      : { ...document, stampStatus: null };
    this.company.store('documents', stamped.id, stamped);
    return stamped;
  }

  private buyerOf(body: Json, now: number): Json {
    const sent = objectOf(body['customer']);
    const branch = Number(sent['branch_office'] ?? 0);
    const known = this.company.customerOf(String(sent['identification']), branch);
    const { id, identification } = known ?? createCustomer(this.company, sent, now);
    return { id, identification, branch_office: branch };
  }

  private invoiceOf(body: Json, { type }: CheckedDocument): SalesDocument {
    const id = body['invoice'];
    if (id === undefined)
      throw new SiigoError(400, 'parameter_required', 'The field invoice is required', ['invoice']);
    if (![1, 2, 3, 4, 5, 6, 7].includes(Number(body['reason'])))
      throw new SiigoError(400, 'parameters_exclusive', 'Invalid value for parameter: reason', ['reason']);
    const invoice = guid.test(String(id)) ? this.company.documents.get(String(id)) : undefined;
    if (!invoice || invoice.kind !== 'FV')
      throw new SiigoError(400, 'invalid_reference', `The invoice doesn't exist: ${String(id)}`, ['invoice']);
    const current = this.stamping.read(invoice, false);
    if (type.electronic_type === 'ElectronicCreditNote' && current.stampStatus !== 'Accepted')
      throw new SiigoError(400, 'invalid_document', 'The invoice must be accepted by the DIAN', ['invoice']);
    return current;
  }

  /** Credit notes that the DIAN has not rejected never exceed their invoice. */
  private refuseExcess(invoice: SalesDocument, total: bigint): void {
    const credited = this.all('NC')
      .filter(({ body, stampStatus }) => noteOf(body) === invoice.id && stampStatus !== 'Rejected')
      .reduce((sum, { body }) => sum + toCentavos(Number(body['total'])), 0n);
    if (credited + total > toCentavos(Number(invoice.body['total'])))
      throw new SiigoError(400, 'invalid_amount', 'The total exceeds the balance of the invoice', ['items']);
  }

  private mutable(id: string, code: string, message: string): SalesDocument {
    const document = this.read('FV', id);
    const isFrozen = document.stampStatus === 'Sending' || document.cufe !== null;
    const isReferred = this.all('NC').some(({ body }) => noteOf(body) === id);
    if (isFrozen || isReferred || document.body['annulled'] === true)
      throw new SiigoError(400, code, message, ['id']);
    return document;
  }
}

const noteOf = (body: Json): unknown => objectOf(body['invoice'])['id'];
