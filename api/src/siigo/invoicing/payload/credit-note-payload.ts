import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { centavos, toPesos, type Centavos } from '@lacteos/contracts/money/money';

import type {
  SiigoCreditNoteRequest,
  SiigoInvoiceItemRequest,
  SiigoInvoiceRequest,
} from '../../client/siigo-wire.js';
import { CREDIT_REASONS } from '../document/credit-reasons.js';
import type { CreditNoteRequest } from '../document/document-request.js';
import { referenceMark } from '../document/document-match.js';
import { dueDateOf, notePaymentTypeOf } from './payment-type.js';
import { PayloadProblem, type CatalogueTax } from './payload-problem.js';
import { withheldFrom } from './withholdings.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

export type CreditNoteType = Pick<InvoiceType, 'id' | 'active' | 'electronic_type'> &
  Partial<
    Pick<InvoiceType, 'cost_center' | 'cost_center_mandatory' | 'seller_by_item' | 'reteiva' | 'reteica'>
  >;

export interface CreditNoteTerms {
  readonly types: readonly CreditNoteType[];
  readonly taxes: readonly CatalogueTax[];
  readonly paymentTypes: Parameters<typeof notePaymentTypeOf>[1];
  /** Payments exclude withheld amounts. */
  readonly paysLessWithheld?: boolean;
  readonly reference: string;
  readonly today: string;
}

/** Without `credits`, the whole invoice. @throws PayloadProblem without a document type or an invoice at SIIGO */
export function creditNote(
  { reason, credits, observations }: CreditNoteRequest,
  invoice: Pick<SiigoDocumentEntity, 'siigoId' | 'payload' | 'name' | 'request'>,
  terms: CreditNoteTerms,
): SiigoCreditNoteRequest {
  const { types, reference, today } = terms;
  const { siigoId, payload } = invoice;
  if (!siigoId || !payload) throw new PayloadProblem('INVOICE_MISSING', 'La factura no está en SIIGO.');
  const original = payload as SiigoInvoiceRequest;
  const isElectronic = original.stamp?.send === true;
  const type = noteTypeOf(types, isElectronic);
  const retentions = retentionsOf(original, type, terms.taxes);
  const items = credits ? credits.map(({ item }) => item) : original.items;
  return {
    document: { id: type.id },
    date: today,
    invoice: siigoId,
    reason,
    ...costCenterOf(type, original),
    ...(retentions.length > 0 ? { retentions: retentions.map(({ id }) => ({ id })) } : {}),
    stamp: { send: isElectronic },
    mail: { send: original.mail?.send === true },
    observations: [CREDIT_REASONS[reason]?.text, observations, referenceMark(reference)]
      .filter(Boolean)
      .join('\n'),
    items: items.map((item) => sellerOf(item, type, original.seller)),
    payments: paymentsOf(original.payments, credits ? payableOf(credits, retentions, terms) : null, terms),
  };
}

export const totalOf = (credits: NonNullable<CreditNoteRequest['credits']>): Centavos =>
  centavos(credits.reduce((sum, { total }) => sum + total, 0));

/** Credited lines less their withholdings. */
function payableOf(
  credits: NonNullable<CreditNoteRequest['credits']>,
  retentions: readonly CatalogueTax[],
  { taxes: catalogue, paysLessWithheld = true }: CreditNoteTerms,
): Centavos {
  const total = totalOf(credits);
  if (!paysLessWithheld) return total;
  const lines = credits.map(({ item: { quantity, price, taxes = [] } }) => ({
    quantity,
    price,
    taxes: taxesOf(taxes, catalogue),
  }));
  return centavos(total - withheldFrom(lines, retentions));
}

/** Document-level withholdings, where the note's type allows them. */
const retentionsOf = (
  { retentions = [] }: SiigoInvoiceRequest,
  { reteiva, reteica }: CreditNoteType,
  catalogue: readonly CatalogueTax[],
): CatalogueTax[] =>
  taxesOf(retentions, catalogue).filter(
    ({ type }) => ({ ReteIVA: reteiva, ReteICA: reteica })[type] !== false,
  );

const taxesOf = (ids: readonly { id: number }[], catalogue: readonly CatalogueTax[]): CatalogueTax[] =>
  ids.flatMap(({ id }) => catalogue.find((tax) => tax.id === id) ?? []);

function noteTypeOf(types: readonly CreditNoteType[], isElectronic: boolean): CreditNoteType {
  const type = types.find(
    ({ active, electronic_type }) => active && (electronic_type === 'ElectronicCreditNote') === isElectronic,
  );
  if (type) return type;
  throw new PayloadProblem(
    'CREDIT_NOTE_TYPE_MISSING',
    'SIIGO no tiene un tipo de nota crédito activo para esta factura; actívelo en SIIGO.',
  );
}

function costCenterOf(type: CreditNoteType, { cost_center }: SiigoInvoiceRequest): { cost_center?: number } {
  const isTaken = type.cost_center !== false || type.cost_center_mandatory === true;
  return isTaken && cost_center !== undefined ? { cost_center } : {};
}

function sellerOf(
  { seller: _seller, ...item }: SiigoInvoiceItemRequest,
  { seller_by_item = false }: CreditNoteType,
  seller: number,
): SiigoInvoiceItemRequest {
  return seller_by_item ? { ...item, seller } : item;
}

/** All invoice payments, or the first one for a partial credit, with credit note payment types. */
function paymentsOf(
  payments: SiigoInvoiceRequest['payments'],
  total: Centavos | null,
  { paymentTypes, today }: Pick<CreditNoteTerms, 'paymentTypes' | 'today'>,
): SiigoInvoiceRequest['payments'] {
  const parts = total === null ? payments : payments.slice(0, 1);
  return parts.map(({ id, value, due_date }) => {
    const type = notePaymentTypeOf(id, paymentTypes);
    if (!type)
      throw new PayloadProblem(
        'NOTE_PAYMENT_TYPE_MISSING',
        'SIIGO no tiene una forma de pago activa para notas crédito; créela en SIIGO.',
      );
    return {
      id: type.id,
      value: total === null ? value : toPesos(total),
      ...dueDateOf(type, due_date ?? null, today),
    };
  });
}
