import { describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS, type InvoiceType } from '@lacteos/contracts';

import { trialFindings, type TrialAccount } from './trial-findings.js';

const TODAY = '2026-11-20';
const type = (change: Partial<InvoiceType> = {}) =>
  ({
    id: 1,
    name: 'Factura',
    active: true,
    electronic_type: 'ElectronicInvoice',
    automatic_number: true,
    decimals: true,
    seller_by_item: false,
    cost_center: false,
    ...change,
  }) as InvoiceType;
const account: TrialAccount = {
  invoiceTypes: [type({ id: 7, automatic_number: false, decimals: false })],
  creditNoteTypes: [type({ id: 8, name: 'Nota' })],
  paymentTypes: [
    { id: 5, name: 'Efectivo' },
    { id: 6, name: 'Crédito', due_date: true },
  ],
  taxes: [
    { type: 'IVA', percentage: 19 },
    { type: 'IVA', percentage: 5 },
  ],
  users: [{ id: 629, first_name: 'Ana' }],
};
const missing = (change: Partial<TrialAccount>) =>
  trialFindings({ ...account, ...change }, new Map(), TODAY)
    .filter(({ isRight }) => !isRight)
    .map(({ text }) => text);

describe('what a SIIGO account lacks before the first invoice', () => {
  it('is nothing when types, payment of every method, VAT of every class and a seller are there', () => {
    expect(missing({})).toEqual([]);
    const [first] = trialFindings(account, new Map(), TODAY);
    expect(first?.text).toBe(
      'Comprobante de factura electrónica activo: 7 Factura (pide el número; sin decimales)',
    );
  });

  it('is named: a type that is not electronic, an inactive tax, payments, sellers', () => {
    expect(missing({ invoiceTypes: [type({ electronic_type: 'NoElectronic' })] })).toEqual([
      'Comprobante de factura electrónica activo',
    ]);
    const taxes = [
      { type: 'IVA', percentage: 19 },
      { type: 'IVA', percentage: 5, active: false },
    ];
    expect(missing({ taxes, users: [] })).toEqual(['Impuesto IVA del 5 % activo', 'Vendedor']);
    expect(missing({ paymentTypes: [] })).toHaveLength(Object.keys(PAYMENT_METHODS).length);
  });
});
