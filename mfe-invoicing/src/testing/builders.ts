import type { AdminCustomer, InvoiceRow, InvoiceState, ListedInvoiceType } from '@lacteos/contracts/schemas';

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

export function anInvoiceState(given: Partial<InvoiceState> = {}): InvoiceState {
  return {
    id: 7,
    kind: 'invoice',
    orderId: null,
    siigoId: '63f918c2-ff23-4bd1-8bdb-3d3f1a2b3c4d',
    state: 'issued',
    label: 'Emitida',
    name: 'FV-1-457',
    number: 457,
    prefix: 'FEVD',
    total: 119000,
    withheld: 0,
    cufe: null,
    mailState: null,
    reasons: [],
    creditNoteId: null,
    creditNoteState: null,
    creditNoteLabel: null,
    credited: 0,
    creditNotes: [],
    createdAt: '2026-11-20T15:04:05.000Z',
    updatedAt: '2026-11-20T15:04:05.000Z',
    ...given,
  };
}

export function aCustomer(given: Partial<AdminCustomer> = {}): AdminCustomer {
  return {
    id: 3,
    identification: '1121900100',
    id_siigo: '6b6ceb22-1234-4a31-9f4e-111111111111',
    active: true,
    person_type: 'Person',
    id_type: '13',
    check_digit: null,
    name: ['Ana María', 'Rojas'],
    commercial_name: null,
    address: {
      address: 'Calle 15 # 37-20',
      postal_code: null,
      city: { country_code: 'Co', state_code: '50', city_code: '50001' },
    },
    phones: [{ indicative: '57', number: '3101234567', extension: '' }],
    contacts: [{ first_name: 'Ana', last_name: 'Rojas', email: 'ana@demo.test' }],
    seller_id: 629,
    collector_id: 630,
    comments: null,
    fiscal_responsibilities: [{ code: 'R-99-PN' }],
    vat_responsible: false,
    version: 4,
    first_name: 'Ana María',
    last_name: 'Rojas',
    nameCompany: null,
    country_code: 'Co',
    state_code: '50',
    city_code: '50001',
    indicative: '57',
    number: '3101234567',
    extension: '',
    firstnameContact: 'Ana',
    lastnameContact: 'Rojas',
    emailContact: 'ana@demo.test',
    indicativeContact: '57',
    phoneContact: '3101234567',
    extensionContact: '',
    ...given,
  };
}

export function anInvoiceRow(given: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    id: '63f918c2-ff23-4bd1-8bdb-3d3f1a2b3c4d',
    number: 457,
    prefix: 'FEVD',
    name: 'FV-3-457',
    date: '2026-11-20',
    customer: { identification: '1121900100', id: '6b6ceb22-1234-4a31-9f4e-111111111111', name: 'Rosa Díaz' },
    total: 119000.5,
    balance: 0,
    metadata: { created: '2026-11-20T15:04:05.000Z' },
    state: null,
    ...given,
  };
}
