import type { InvoiceType } from '@lacteos/contracts';

/** A document type as SIIGO answers it, with what the test cares about. */
export function anInvoiceType(given: Partial<InvoiceType> = {}): InvoiceType {
  return {
    id: 28216,
    code: '1',
    name: 'Factura',
    description: 'Factura electrónica de venta',
    type: 'FV',
    active: true,
    seller_by_item: false,
    cost_center: false,
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
    ...given,
  };
}
