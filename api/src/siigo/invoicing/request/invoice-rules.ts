import type { InvoiceableOrder } from '../../../orders/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { InvoiceRequest } from '../document/document-request.js';
import { canRetry } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { typeIdOf } from './invoice-request.js';

const TYPE_NOT_ALLOWED = 'El tipo de comprobante no está permitido en esta tienda.';
const DATE_IN_PAST = 'La fecha no puede ser anterior a hoy.';

/**
 * Refuses what can be refused without SIIGO.
 * @param today yyyy-MM-dd in Colombia
 * @throws VALIDATION.FAILED with texts by field
 */
export function refuseInvalidRequest(
  request: InvoiceRequest,
  allowedTypes: readonly number[],
  today: string,
): void {
  const errors: Record<string, string> = {};
  if (!allowedTypes.includes(typeIdOf(request)))
    errors[request.kind === 'order' ? 'invoiceType' : 'id'] = TYPE_NOT_ALLOWED;
  if (request.kind === 'draft' && request.date < today) errors['date'] = DATE_IN_PAST;
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
}

/** @throws ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.NOT_PAID */
export function refuseUninvoiceable(order: InvoiceableOrder | null): asserts order is InvoiceableOrder {
  if (!order) throw new AppError('ORDERS.NOT_FOUND');
  if (!order.active) throw new AppError('ORDERS.CANCELLED');
  if (!order.isPaid) throw new AppError('ORDERS.NOT_PAID');
}

/** An order's invoice may only be asked for again after a refusal. @throws SIIGO.ALREADY_INVOICED */
export function refuseSecond(existing: SiigoDocumentEntity | null): void {
  if (!existing || canRetry(existing.state)) return;
  const { id: invoiceId, state } = existing;
  throw new AppError('SIIGO.ALREADY_INVOICED', { errors: { invoiceId, state } });
}
