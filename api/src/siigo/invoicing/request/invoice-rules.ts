import { TEXTS } from '@lacteos/contracts/validation';
import { orderStateOf } from '@lacteos/contracts/order-state';
import type { InvoiceableOrder } from '#orders/order/index.js';
import { AppError } from '#platform/errors/index.js';
import type { Refused } from '../../corrections/correction-pages.js';
import { refusal } from '../../corrections/refusals.js';
import type { InvoiceRequest } from '../document/document-request.js';
import { canRetry, isUndone } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { documentRefusal } from '../view/invoice-view.js';
import { typeIdOf } from './invoice-request.js';

const TYPE_NOT_ALLOWED = 'El tipo de comprobante no está permitido en esta tienda.';

/** Validates without SIIGO. @param today yyyy-MM-dd in Colombia @throws VALIDATION.FAILED with texts by field */
export function refuseInvalidRequest(
  request: InvoiceRequest,
  allowedTypes: readonly number[],
  today: string,
): void {
  const errors: Record<string, string> = {};
  if (!allowedTypes.includes(typeIdOf(request)))
    errors[request.kind === 'order' ? 'invoiceType' : 'id'] = TYPE_NOT_ALLOWED;
  if (request.kind === 'draft' && request.date < today) errors['date'] = TEXTS.dateInPast;
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
}

/** The error links to the order. @throws ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.NOT_PAID */
export function refuseUnpaid(order: InvoiceableOrder | null): asserts order is InvoiceableOrder {
  if (!order) throw refusal('ORDERS.NOT_FOUND');
  const state = orderStateOf(order);
  if (state === 'cancelled') throw refusal('ORDERS.CANCELLED', refusedOrder(order));
  if (state === 'placed') throw refusal('ORDERS.NOT_PAID', refusedOrder(order));
}

/** @throws what {@link refuseUnpaid} throws, ORDERS.PAYMENT_VOIDED, ORDERS.NOTHING_KEPT */
export function refuseUninvoiceable(order: InvoiceableOrder | null): asserts order is InvoiceableOrder {
  refuseUnpaid(order);
  if (order.isPaymentVoided) throw refusal('ORDERS.PAYMENT_VOIDED', refusedOrder(order));
  if (order.lines.length === 0) throw refusal('ORDERS.NOTHING_KEPT', refusedOrder(order));
}

const refusedOrder = ({ id: orderId, nDocument: identification }: InvoiceableOrder): Refused => ({
  identification,
  orderId,
});

const FROZEN = 'SIIGO no deja cambiarlo en una factura que ya tiene; anúlela y haga otra.';

/** SIIGO freezes document type and customer. @throws VALIDATION.FAILED with texts by field */
export function refuseFrozenChange(document: SiigoDocumentEntity, request: InvoiceRequest): void {
  const before = document.request as InvoiceRequest;
  const isOrder = request.kind === 'order';
  const isOther = isOrder ? request.orderId !== document.orderId : before.kind !== 'draft';
  const errors: Record<string, string> = {};
  if (isOther) errors[isOrder ? 'orderId' : 'id'] = FROZEN;
  if (document.siigoId !== null && typeIdOf(request) !== typeIdOf(before))
    errors[isOrder ? 'invoiceType' : 'id'] = FROZEN;
  if (
    !isOrder &&
    document.siigoId !== null &&
    request.customer.identification !== document.customerIdentification
  )
    errors['customer.identification'] = FROZEN;
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
}

/** Allows another request after a refusal or an undone invoice. @throws SIIGO.ALREADY_INVOICED, SIIGO.DRAFT_WAITS */
export function refuseSecond(existing: SiigoDocumentEntity | null, sendToDian: boolean): void {
  if (!existing || canRetry(existing.state) || isUndone(existing.state)) return;
  const { id: invoiceId, state } = existing;
  if (state !== 'draft') throw documentRefusal('SIIGO.ALREADY_INVOICED', existing, { invoiceId, state });
  if (!sendToDian) throw documentRefusal('SIIGO.DRAFT_WAITS', existing, { invoiceId, state });
}
