import { describe, expect, it } from '@jest/globals';
import { centavos } from '@lacteos/contracts/money/money';
import type { CustomerData } from '@lacteos/contracts/schemas';

import { ADDRESS } from '#test/shipping-address.js';
import type { InvoiceableOrder } from '#orders/order/invoiceable/invoiceable-order.js';
import type { Account } from '#users/index.js';
import { creditNote } from './credit-note-payload.js';
import type { DraftInvoiceRequest, OrderInvoiceRequest } from '../document/document-request.js';
import { draftInvoice, orderInvoice } from './invoice-payload.js';
import { PayloadProblem } from './payload-problem.js';
import { customerOfOrder } from './order-customer.js';
import { dueDateOf, notePaymentTypeOf, paymentTypeOf } from './payment-type.js';

const catalogues = {
  taxes: [
    { id: 19, name: 'IVA 19%', type: 'IVA', percentage: 19, active: true },
    { id: 5, name: 'IVA 5%', type: 'IVA', percentage: 5, active: true },
    { id: 1, name: 'IVA 0%', type: 'IVA', percentage: 0, active: true },
    { id: 8, name: 'Impoconsumo 8%', type: 'Impoconsumo', percentage: 8, active: true },
    { id: 25, name: 'Retefuente 2.5%', type: 'Retefuente', percentage: 2.5, active: true },
    { id: 15, name: 'ReteIVA 15%', type: 'ReteIVA', percentage: 15, active: true },
    { id: 9, name: 'ReteICA 0.966%', type: 'ReteICA', percentage: 0.966, active: true },
  ],
  paymentTypes: [
    { id: 100, name: 'Efectivo', active: true, due_date: false },
    { id: 101, name: 'Crédito', active: true, due_date: true },
    { id: 102, name: 'Transferencia bancaria', active: true, due_date: false },
  ],
  discountType: 'Percentage',
};
const line = {
  productId: 1,
  code: 'LAC-1',
  name: 'Queso',
  presentation: '',
  quantity: 2,
  unitPrice: centavos(106_977),
  taxClassification: 'Taxed' as const,
  taxPercent: 19,
  siigoId: 'x',
};
const order: InvoiceableOrder = {
  id: 7,
  userId: 1,
  nDocument: '52876341',
  returnedUnits: 0,
  shipping: centavos(0),
  parts: [],
  customer: null,
  shippingAddress: ADDRESS,
  paymentMethod: 'Efectivo',
  paymentResult: null,
  totalPrice: centavos(254_605),
  withholding: null,
  isPaid: true,
  isDelivered: false,
  active: true,
  isInvoice: false,
  isPaymentVoided: false,
  lines: [line],
};
const request: OrderInvoiceRequest = {
  kind: 'order',
  orderId: 7,
  invoiceType: 28_216,
  sendToDian: true,
  sendToEmail: false,
  sendToCostCenters: 235,
  sendToCommentsInvoice: 'Gracias',
  sendToUser: 629,
};
const context = { reference: 'P7-abc', takesPurchaseOrder: false, catalogues, today: '2026-11-21' };
const known = { identification: '52876341', branch_office: 0 };
const problemOf = (build: () => unknown): string => {
  try {
    build();
  } catch (error) {
    if (error instanceof PayloadProblem) return error.code;
    throw error;
  }
  return 'none';
};

describe('the invoice of an order', () => {
  it('has lines with SIIGO tax ids, one payment of the total and our reference', () => {
    expect(orderInvoice(request, order, known, context)).toEqual({
      total: 254_605,
      payload: {
        document: { id: 28_216 },
        date: '2026-11-21',
        customer: known,
        seller: 629,
        cost_center: 235,
        stamp: { send: true },
        mail: { send: false },
        observations: 'Gracias\nRef. P7-abc',
        items: [{ code: 'LAC-1', description: 'Queso', quantity: 2, price: 1069.77, taxes: [{ id: 19 }] }],
        payments: [{ id: 100, value: 2546.05 }],
      },
    });
  });

  it('has ReteFuente per line, other withholdings per invoice and a lower payment [N-19-071]', () => {
    const withholding = { reteFuente: 2.5, reteIva: 15, reteIca: 0.966 };
    const build = (change: object = {}) =>
      orderInvoice(request, { ...order, withholding }, known, {
        ...context,
        catalogues: { ...catalogues, ...change },
      });
    const { payload, total } = build();
    expect(payload.items[0]?.taxes).toEqual([{ id: 19 }, { id: 25 }]);
    expect(payload.retentions).toEqual([{ id: 15 }, { id: 9 }]);
    // 2.5 % of 2,139.54 is 53.49; 15 % of 406.51 is 60.98; 0.966 % of 2,139.54 is 20.67
    expect([total, payload.payments]).toEqual([254_605, [{ id: 100, value: 2_410.91 }]]);
    expect(build({ paysLessWithheld: false }).payload.payments).toEqual([{ id: 100, value: 2_546.05 }]);
    expect(problemOf(() => build({ taxes: catalogues.taxes.filter(({ id }) => id !== 9) }))).toBe(
      'WITHHOLDING_TAX_MISSING',
    );
  });

  it('contains the presentation of a product once [N-19-021]', () => {
    const named = (name: string, presentation: string) =>
      orderInvoice(request, { ...order, lines: [{ ...line, name, presentation }] }, known, context).payload
        .items[0]?.description;
    expect(named('Queso campesino', '500 g')).toBe('Queso campesino 500 g');
    expect(named('Queso campesino 500 g', '500 g')).toBe('Queso campesino 500 g');
    expect(named('Queso', '')).toBe('Queso');
  });

  it('has a 0 % tax on exempt lines and none on excluded ones', () => {
    const lines = [
      { ...line, taxClassification: 'Exempt' as const, taxPercent: 0 },
      { ...line, productId: 2, taxClassification: 'Excluded' as const, taxPercent: 0 },
    ];
    const { payload } = orderInvoice(
      request,
      { ...order, lines, totalPrice: centavos(427_908) },
      known,
      context,
    );
    expect(payload.items.map(({ taxes }) => taxes)).toEqual([[{ id: 1 }], undefined]);
  });

  it('has the agreed due date of a credit, but never a past one', () => {
    const credit = (expiryDate: string | null) =>
      orderInvoice(
        request,
        { ...order, paymentMethod: 'Crédito', paymentResult: { expiryDate } },
        known,
        context,
      ).payload.payments;
    expect(credit('2026-12-15T05:00:00.000Z')).toEqual([{ id: 101, value: 2546.05, due_date: '2026-12-15' }]);
    expect(credit('2026-01-01T05:00:00.000Z')).toEqual([{ id: 101, value: 2546.05, due_date: '2026-11-21' }]);
    expect(credit(null)[0]?.due_date).toBe('2026-11-21');
  });

  it('shortens comments that leave no room for the reference [N-19-005]', () => {
    const full = { ...request, sendToCommentsInvoice: 'x'.repeat(4_000) };
    const { observations = '' } = orderInvoice(full, order, known, context).payload;
    expect(observations).toHaveLength(4_000);
    expect(observations).toMatch(/^x+…\nRef\. P7-abc$/);
  });

  it('has the reference as purchase order only when the setting allows it [N-19-005]', () => {
    const fieldsOf = (takesPurchaseOrder: boolean) =>
      orderInvoice(request, order, known, { ...context, takesPurchaseOrder }).payload.additional_fields;
    expect(fieldsOf(false)).toBeUndefined();
    expect(fieldsOf(true)).toEqual({ purchase_order: { prefix: 'REF', number: 'P7-abc' } });
  });

  it('is rejected with another total, without its tax or without a payment type', () => {
    const build = (change: object, other: object = {}) =>
      problemOf(() =>
        orderInvoice(request, { ...order, ...change }, known, {
          ...context,
          catalogues: { ...catalogues, ...other },
        }),
      );
    expect(build({ totalPrice: centavos(254_604) })).toBe('TOTAL_DIFFERS');
    expect(build({}, { taxes: [] })).toBe('TAX_MISSING');
    expect(build({}, { paymentTypes: [] })).toBe('PAYMENT_TYPE_MISSING');
  });
});

describe('the SIIGO payment type', () => {
  it.each([
    ['Efectivo', 100],
    ['Crédito', 101],
    ['Transferencia Bancaria', 102],
    ['Wompi', 102],
    ['Nequi', 102],
    ['Cheque', 100],
  ])('for %s is %i', (method, id) => {
    expect(paymentTypeOf(method, catalogues.paymentTypes)?.id).toBe(id);
  });

  it('is the configured one, or null when that does not exist', () => {
    const { paymentTypes } = catalogues;
    expect(paymentTypeOf('Nequi', paymentTypes, new Map([['nequi', 100]]))?.id).toBe(100);
    expect(paymentTypeOf('Efectivo', paymentTypes, new Map([['Nequi', 102]]))?.id).toBe(100);
    expect(paymentTypeOf('Nequi', paymentTypes, new Map([['Nequi', 999]]))).toBeNull();
  });

  it('has no due date when SIIGO does not require one', () => {
    expect(dueDateOf({ due_date: false }, '2026-12-01', '2026-11-21')).toEqual({});
  });
});

describe('the customer of an order', () => {
  const account = {
    id_type: '13',
    person_type: 'Person',
    first_name: 'Ana',
    last_name: 'Peña',
    name_company: null,
    commercial_name: null,
    email: 'ana@correo.test',
    phone: '3200000000',
  } as Account;

  it("comes from 'Datos Cliente' when staff entered them", () => {
    const customer: CustomerData = {
      identification: '900123456',
      person_type: 'Company',
      fiscal_responsibility: 'O-13',
      id_type: '31',
      check_digit: '8',
      nameCompany: 'La Colina S.A.S.',
      commercial_name: 'La Colina',
      address: 'Avenida 40',
      country_code: 'Co',
      state_code: '50',
      city_code: '50001',
      contact_first_name: 'Luz',
      contact_email: 'luz@colina.test',
    };
    expect(customerOfOrder({ ...order, customer }, account)).toMatchObject({
      person_type: 'Company',
      id_type: '31',
      identification: '900123456',
      check_digit: '8',
      name: ['La Colina S.A.S.'],
      commercial_name: 'La Colina',
      fiscal_responsibilities: [{ code: 'O-13' }],
      address: { address: 'Avenida 40', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
      phones: [{ indicative: '57', number: '3101234567' }],
      contacts: [{ first_name: 'Luz', email: 'luz@colina.test' }],
    });
  });

  it("is the final consumer without a named buyer, never the cashier's account [N-19-020]", () => {
    const unnamed = { ...order, nDocument: '222222222222' };
    const cashier = { ...account, id_role: 2 as const };
    expect(customerOfOrder(unnamed, cashier)).toMatchObject({
      identification: '222222222222',
      name: ['Consumidor', 'final'],
      contacts: [{ first_name: 'Consumidor', last_name: 'final' }],
    });
    expect(JSON.stringify(customerOfOrder(unnamed, cashier))).not.toContain(account.email);
  });

  it("comes from the buyer's account and address otherwise", () => {
    expect(customerOfOrder(order, account)).toMatchObject({
      person_type: 'Person',
      id_type: '13',
      identification: '52876341',
      name: ['Ana', 'Peña'],
      contacts: [{ first_name: 'Ana', last_name: 'Peña', email: 'ana@lacteos.test' }],
    });
    const company = { ...account, person_type: 'Company', id_type: '31', name_company: 'Quesera' } as Account;
    expect(customerOfOrder(order, company)).toMatchObject({ person_type: 'Company', name: ['Quesera'] });
  });
});

describe('a standalone invoice', () => {
  const draft: DraftInvoiceRequest = {
    kind: 'draft',
    typeId: 28_216,
    date: '2026-11-21',
    customer: { identification: '52876341' },
    costCenter: null,
    currency: 'COP',
    exchangeRate: null,
    seller: 629,
    sendToDian: false,
    sendToEmail: false,
    observations: '',
    items: [{ code: 'A', quantity: 3, price: 33.33, discount: 12.5, taxes: [{ id: 19 }, { id: 8 }] }],
    payments: [{ id: 101, due_date: '2026-12-01' }],
  };

  it('has percentage discounts and two taxes [B-249]', () => {
    const { payload, total } = draftInvoice(draft, context);
    // base 87.49, IVA 16.62, Impoconsumo 7.00
    expect(total).toBe(11_111);
    expect(payload.items).toEqual([
      { code: 'A', quantity: 3, price: 33.33, discount: 12.5, taxes: [{ id: 19 }, { id: 8 }] },
    ]);
    expect(payload.payments).toEqual([{ id: 101, value: 111.11, due_date: '2026-12-01' }]);
    expect(payload.observations).toBe('Ref. P7-abc');
    expect(payload).not.toHaveProperty('currency');
  });

  it('has discounts by amount when the document type requires them', () => {
    const { payload, total } = draftInvoice(draft, {
      ...context,
      catalogues: { ...catalogues, discountType: 'Value' },
    });
    expect(payload.items[0]?.discount).toBe(12.5);
    // 99.99 − 12.50 = 87.49
    expect(total).toBe(11_111);
  });

  it('has descriptions mapped to the characters that SIIGO accepts [N-19-109]', () => {
    const items = draft.items.map((item) => ({ ...item, description: 'Queso & ½ – fino' }));
    const { payload } = draftInvoice({ ...draft, items }, context);
    expect(payload.items[0]?.description).toBe('Queso y 1/2 - fino');
  });

  it('contains a foreign currency and its exchange rate [B-097]', () => {
    const { payload } = draftInvoice({ ...draft, currency: 'USD', exchangeRate: 4_012.5 }, context);
    expect(payload.currency).toEqual({ code: 'USD', exchange_rate: 4_012.5 });
  });

  it('is rejected when payments do not add up or a tax is unknown', () => {
    const payments = [
      { id: 100, value: 100 },
      { id: 102, value: 11.11 },
    ];
    expect(draftInvoice({ ...draft, payments }, context).payload.payments).toEqual(payments);
    expect(problemOf(() => draftInvoice({ ...draft, payments: [payments[0]!, payments[0]!] }, context))).toBe(
      'PAYMENTS_DIFFER',
    );
    const items = [{ code: 'A', quantity: 1, price: 1, discount: 0, taxes: [{ id: 404 }] }];
    expect(problemOf(() => draftInvoice({ ...draft, items }, context))).toBe('TAX_MISSING');
  });
});

describe('a credit note', () => {
  const { payload } = orderInvoice(request, order, known, context);
  const invoice = { siigoId: 'guid', payload, name: 'FV-3-1', request };
  const types = [
    { id: 1, active: true, electronic_type: 'NoElectronic' },
    { id: 2, active: true, electronic_type: 'ElectronicCreditNote' },
  ];
  const note = [
    { id: 200, name: 'EFECTIVO' },
    { id: 201, name: 'Cuenta por cobrar', due_date: true },
  ];
  const paymentTypes = { invoice: catalogues.paymentTypes, note };
  const terms = { types, taxes: catalogues.taxes, paymentTypes, reference: 'N1-x', today: '2026-11-22' };

  it('covers the whole invoice and is electronic when the invoice is', () => {
    const note = creditNote({ kind: 'credit-note', invoiceId: 1, reason: 2 }, invoice, terms);
    expect(note).toMatchObject({
      document: { id: 2 },
      date: '2026-11-22',
      invoice: 'guid',
      reason: 2,
      stamp: { send: true },
      items: payload.items,
      payments: [{ ...payload.payments[0], id: 200 }],
    });
    expect(note.observations).toBe('Anulación de la factura electrónica\nRef. N1-x');
  });

  it('contains the withholdings of its lines', () => {
    const withholding = { reteFuente: 2.5, reteIva: 15, reteIca: 0.966 };
    const { payload: withheld } = orderInvoice(request, { ...order, withholding }, known, context);
    const [item] = withheld.items;
    const credits = [
      {
        line: 0,
        quantity: 1,
        base: centavos(106_977),
        total: centavos(127_303),
        item: { ...item!, quantity: 1 },
      },
    ];
    const note = creditNote(
      { kind: 'credit-note', invoiceId: 1, reason: 1, credits },
      { ...invoice, payload: withheld },
      terms,
    );
    expect(note.retentions).toEqual(withheld.retentions);
    // 26.74 + 30.49 + 10.33 of 1,273.03
    expect(note.payments).toEqual([{ id: 200, value: 1_205.47 }]);
  });

  it('uses the credit note payment type of the same name or due kind [N-33-209]', () => {
    const types = { invoice: [{ id: 7, name: 'Crédito', due_date: true }, ...catalogues.paymentTypes], note };
    expect(notePaymentTypeOf(100, types)?.id).toBe(200);
    expect(notePaymentTypeOf(7, types)?.id).toBe(201);
    expect(notePaymentTypeOf(201, types)?.id).toBe(201);
    expect(notePaymentTypeOf(7, { ...types, note: note.slice(0, 1) })).toBeNull();
    const noneForNotes = { ...terms, paymentTypes: { ...paymentTypes, note: [] } };
    const asked = { kind: 'credit-note', invoiceId: 1, reason: 2 } as const;
    expect(problemOf(() => creditNote(asked, invoice, noneForNotes))).toBe('NOTE_PAYMENT_TYPE_MISSING');
  });

  it('requires an invoice in SIIGO and a credit note type', () => {
    const note = { kind: 'credit-note', invoiceId: 1, reason: 2 } as const;
    expect(problemOf(() => creditNote(note, { ...invoice, siigoId: null }, terms))).toBe('INVOICE_MISSING');
    expect(problemOf(() => creditNote(note, invoice, { ...terms, types: [] }))).toBe(
      'CREDIT_NOTE_TYPE_MISSING',
    );
  });
});
