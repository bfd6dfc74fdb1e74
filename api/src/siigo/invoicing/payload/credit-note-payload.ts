import type { SiigoCreditNoteRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import type { CreditNoteRequest } from '../document/document-request.js';
import { referenceMark } from '../document/document-match.js';
import { PayloadProblem } from './invoice-payload.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

/** The fields that identify a credit note's document type. */
export interface CreditNoteType {
  readonly id: number;
  readonly active: boolean;
  readonly electronic_type: string;
}

const REASON_TEXTS: Readonly<Record<number, string>> = {
  1: 'Devolución parcial',
  2: 'Anulación de la factura electrónica',
  3: 'Rebaja o descuento',
  4: 'Ajuste de precio',
  6: 'Descuento por pronto pago',
  7: 'Descuento por volumen',
};
export const CREDIT_NOTE_REASONS: readonly number[] = Object.keys(REASON_TEXTS).map(Number);

/**
 * The credit note of a whole invoice: the same lines and payments, electronic if the invoice is.
 * @param today yyyy-MM-dd in Colombia
 * @throws PayloadProblem without a matching document type, or when the invoice is not at SIIGO
 */
export function creditNote(
  { reason }: CreditNoteRequest,
  invoice: Pick<SiigoDocumentEntity, 'siigoId' | 'payload' | 'name' | 'request'>,
  types: readonly CreditNoteType[],
  reference: string,
  today: string,
): SiigoCreditNoteRequest {
  const { siigoId, payload } = invoice;
  if (!siigoId || !payload) throw new PayloadProblem('INVOICE_MISSING', 'La factura no está en SIIGO.');
  const original = payload as SiigoInvoiceRequest;
  const isElectronic = original.stamp?.send === true;
  const type = types.find(
    ({ active, electronic_type }) => active && (electronic_type === 'ElectronicCreditNote') === isElectronic,
  );
  if (!type)
    throw new PayloadProblem(
      'CREDIT_NOTE_TYPE_MISSING',
      'SIIGO no tiene un tipo de nota crédito activo para esta factura.',
    );
  return {
    document: { id: type.id },
    date: today,
    invoice: siigoId,
    reason,
    ...(original.cost_center === undefined ? {} : { cost_center: original.cost_center }),
    stamp: { send: isElectronic },
    mail: { send: original.mail?.send === true },
    observations: [REASON_TEXTS[reason], referenceMark(reference)].join('\n'),
    items: original.items,
    payments: original.payments.map(({ due_date, ...payment }) =>
      due_date ? { ...payment, due_date: due_date < today ? today : due_date } : payment,
    ),
  };
}
