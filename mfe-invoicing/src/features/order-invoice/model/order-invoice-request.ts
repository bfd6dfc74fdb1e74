/** What the dialog sends to make the invoice of an order, with the names of the specification. */
export interface OrderInvoiceRequest {
  orderId: number;
  /** Id of the invoice type. */
  invoiceType: number;
  sendToDian: boolean;
  sendToEmail: boolean;
  /** Id of the cost centre, or null. */
  sendToCostCenters: number | null;
  sendToCommentsInvoice: string;
  /** Id of the seller. */
  sendToUser: number;
  /** Only for types that do not number by themselves. */
  number?: number;
}

/** What the fields of the dialog hold. */
export interface OrderInvoiceFields {
  invoiceType?: number;
  sendToDian?: boolean;
  sendToEmail?: boolean;
  sendToCostCenters?: number;
  sendToCommentsInvoice?: string;
  sendToUser?: number;
  number?: number;
}

/** The request for valid fields; what the chosen type does not offer is not sent. */
export const orderInvoiceRequest = (
  orderId: number,
  fields: OrderInvoiceFields,
  type: { isElectronic: boolean; hasCostCenter: boolean; isNumberedByHand: boolean },
): OrderInvoiceRequest => ({
  orderId,
  invoiceType: fields.invoiceType ?? 0,
  sendToDian: type.isElectronic && fields.sendToDian === true,
  sendToEmail: fields.sendToEmail === true,
  sendToCostCenters: type.hasCostCenter ? (fields.sendToCostCenters ?? null) : null,
  sendToCommentsInvoice: fields.sendToCommentsInvoice?.trim() ?? '',
  sendToUser: fields.sendToUser ?? 0,
  ...(type.isNumberedByHand && fields.number ? { number: fields.number } : {}),
});
