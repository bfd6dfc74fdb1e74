import type { InvoiceState } from '@lacteos/contracts/schemas';
import { isDraft } from '#features/invoice-state';

/** Exact text of the specification. */
const INVOICE_GENERATED = 'Éxito: ¡Factura generada!.';
const DRAFT_STORED = 'El borrador quedó en SIIGO: falta enviarlo a la DIAN.';
const INVOICE_NOT_GENERATED = 'No se pudo generar la factura. Intentelo nuevamente';
const INVOICE_EXCEPTION = 'El inicio de sesión NO fue exitoso. Verifique email y password.';

/** A retry is safe: the request carries a key. */
export const UNANSWERED_IS_SAFE =
  'No se sabe si la factura se generó. Puede intentarlo de nuevo: no se genera dos veces.';

export const arrivalNotice = (invoice: Pick<InvoiceState, 'state'>): ['success' | 'info', string] =>
  isDraft(invoice) ? ['info', DRAFT_STORED] : ['success', INVOICE_GENERATED];

/** 0: no answer. */
export const invoiceFailureText = (status: number): string =>
  status === 0 ? INVOICE_EXCEPTION : INVOICE_NOT_GENERATED;
