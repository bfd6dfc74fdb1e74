import type { ListedInvoiceType, InvoiceState } from '@lacteos/contracts';

/** A document type as SIIGO answers it, with what the test cares about. */
export function anInvoiceType(given: Partial<ListedInvoiceType> = {}): ListedInvoiceType {
  return {
    id: 28216,
    code: '1',
    name: 'Factura',
    description: 'Factura electrónica de venta',
    type: 'FV',
    active: true,
    seller_by_item: false,
    cost_center: false,
    cost_center_mandatory: false,
    automatic_number: true,
    consecutive: 457,
    discount_type: 'Percentage',
    decimals: true,
    advance_payment: false,
    reteica: false,
    reteiva: false,
    self_withholding: false,
    self_withholding_limit: 0,
    electronic_type: 'ElectronicInvoice',
    customer_by_item: false,
    allowed: true,
    ...given,
  };
}

/** The state of an invoice as the API tells it. */
export function anInvoiceState(given: Partial<InvoiceState> = {}): InvoiceState {
  return {
    id: 7,
    orderId: null,
    siigoId: '63f918c2-ff23-4bd1-8bdb-3d3f1a2b3c4d',
    state: 'issued',
    label: 'Emitida',
    name: 'FV-1-457',
    number: 457,
    prefix: 'FEVD',
    total: 119000,
    cufe: null,
    mailState: null,
    reasons: [],
    creditNoteId: null,
    creditNoteLabel: null,
    createdAt: '2026-11-20T15:04:05.000Z',
    updatedAt: '2026-11-20T15:04:05.000Z',
    ...given,
  };
}
