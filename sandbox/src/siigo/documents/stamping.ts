import { COLOMBIA_OFFSET, colombianTime } from '@lacteos/contracts/time/colombian-day';
import { type Json, listOf, objectOf } from '../protocol/checks.js';
import type { Company } from '../records/company.js';
import type { SalesDocument } from '../records/records.js';
import { cufeOf } from './cufe.js';
import { toCentavos } from './arithmetic.js';
import { ISSUER } from '../records/seed.js';

/** Ends after a number of reads or of milliseconds, whichever comes first. */
export interface StampPace {
  afterReads: number;
  afterMs: number;
}

export class Stamping {
  constructor(
    private readonly company: Company,
    readonly pace: StampPace,
    private readonly now: () => number,
  ) {}

  send(document: SalesDocument, willReject: SalesDocument['willReject']): SalesDocument {
    return {
      ...document,
      sentAt: this.now(),
      reads: 0,
      stampStatus: 'Sending',
      cufe: null,
      rejection: [],
      willReject,
    };
  }

  read(document: SalesDocument, isRead: boolean): SalesDocument {
    if (document.stampStatus !== 'Sending') return document;
    const reads = document.reads + (isRead ? 1 : 0);
    const waited = this.now() - (document.sentAt ?? 0);
    const isDone = reads > this.pace.afterReads || waited >= this.pace.afterMs;
    const next = isDone ? settled(document, this.now()) : { ...document, reads };
    if (isDone || isRead) this.company.store('documents', next.id, next);
    return next;
  }
}

const settled = (document: SalesDocument, now: number): SalesDocument =>
  document.willReject
    ? { ...document, stampStatus: 'Rejected', rejection: document.willReject, willReject: null }
    : { ...document, stampStatus: 'Accepted', cufe: codeOf(document, now) };

const codeOf = (document: SalesDocument, now: number): string => {
  const { body } = document;
  const items = listOf(body['items']);
  const taxesOf = (type: string): bigint =>
    items
      .flatMap((item) => listOf(item['taxes']))
      .filter((tax) => tax['type'] === type)
      .reduce((sum, tax) => sum + toCentavos(Number(tax['value'])), 0n);
  const total = toCentavos(Number(body['total']));
  const vat = taxesOf('IVA');
  const inc = taxesOf('Impoconsumo');
  return cufeOf({
    number: `${String(body['prefix'] ?? '')}${String(body['number'])}`,
    date: String(body['date']),
    time: `${colombianTime(new Date(now))}${COLOMBIA_OFFSET}`,
    base: total - vat - inc,
    vat,
    inc,
    total,
    issuer: ISSUER.nit,
    buyer: String(objectOf(body['customer'])['identification']),
    key: document.kind === 'FV' ? ISSUER.technicalKey : ISSUER.softwarePin,
    environment: '2',
  });
};

/** No code before the acceptance. */
export const stampView = (document: SalesDocument): Json => {
  const { stampStatus, cufe, kind, rejection } = document;
  if (stampStatus === null) return {};
  const code = cufe ? { [kind === 'FV' ? 'cufe' : 'cude']: cufe } : {};
  const errors =
    stampStatus === 'Rejected'
      ? { observations: '', errors: rejection.map(({ message }) => message).join('; ') }
      : {};
  return { stamp: { status: stampStatus, ...code, ...errors } };
};

export const mailView = ({ mailSend, stampStatus, body }: SalesDocument): Json => {
  if (body['mail']) return { mail: body['mail'] };
  if (!mailSend)
    return { mail: { status: 'not_sent', observations: 'The invoice has not been sent by mail' } };
  const isWaiting = stampStatus === 'Sending' || stampStatus === 'Rejected';
  return { mail: { status: isWaiting ? 'pending_send' : 'sent', observations: '' } };
};
