import type { InvoiceRequest, ListedInvoiceType } from '@lacteos/contracts/schemas';

import { isElectronic, needsNumber } from '#features/catalogues';

export interface OrderInvoiceFields {
  invoiceType?: number;
  sendToDian?: boolean;
  sendToEmail?: boolean;
  sendToCostCenters?: number;
  sendToCommentsInvoice?: string;
  sendToUser?: number;
  number?: number;
}

/** Sends only what the chosen type offers. */
export const orderInvoiceRequest = (
  orderId: number,
  fields: OrderInvoiceFields,
  type: ListedInvoiceType | undefined,
): InvoiceRequest => ({
  orderId,
  invoiceType: fields.invoiceType ?? 0,
  sendToDian: isElectronic(type) && fields.sendToDian === true,
  sendToEmail: fields.sendToEmail === true,
  sendToCostCenters: type?.cost_center ? (fields.sendToCostCenters ?? null) : null,
  sendToCommentsInvoice: fields.sendToCommentsInvoice?.trim() ?? '',
  sendToUser: fields.sendToUser ?? 0,
  ...(needsNumber(type) && fields.number ? { number: fields.number } : {}),
});
