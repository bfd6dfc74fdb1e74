import { describe, expect, it } from '@jest/globals';
import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';

import type { TrialFinding } from './trial-finding.js';
import { trialFindings, type TrialAccount } from './trial-findings.js';
import type { RatesInUse } from './withholding-findings.js';

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
    reteiva: true,
    reteica: true,
    ...change,
  }) as InvoiceType;
const account: TrialAccount = {
  invoiceTypes: [type({ id: 7, automatic_number: false, decimals: false })],
  creditNoteTypes: [type({ id: 8, name: 'Nota', electronic_type: 'ElectronicCreditNote' })],
  paymentTypes: [
    { id: 5, name: 'Efectivo' },
    { id: 6, name: 'Crédito', due_date: true },
  ],
  creditNotePaymentTypes: [
    { id: 15, name: 'Efectivo' },
    { id: 16, name: 'Crédito', due_date: true },
  ],
  taxes: [
    { type: 'IVA', percentage: 19 },
    { type: 'IVA', percentage: 5 },
    { type: 'Retefuente', percentage: 2.5 },
    { type: 'ReteIVA', percentage: 15 },
  ],
  users: [{ id: 629, first_name: 'Ana' }],
};
const NO_RATES = { reteFuente: [], reteIva: [], reteIca: [] };
const find = (change: Partial<TrialAccount> = {}, rates: Partial<RatesInUse> = {}) =>
  trialFindings(
    { ...account, ...change },
    { invoiceTypeIds: [7], paymentTypeIds: new Map(), rates: { ...NO_RATES, ...rates } },
    TODAY,
  );
const textsOf = (level: TrialFinding['level'], findings: readonly TrialFinding[]) =>
  findings.filter((finding) => finding.level === level).map(({ text }) => text);
const missing = (change: Partial<TrialAccount>, rates: Partial<RatesInUse> = {}) =>
  textsOf('missing', find(change, rates));

describe('what a SIIGO account lacks before the first invoice', () => {
  it('is nothing when types, payment of every method, VAT of every class and a seller are there', () => {
    expect(missing({})).toEqual([]);
    const [first] = find();
    expect(first?.text).toBe(
      'Comprobante de factura electrónica activo entre 7: 7 Factura (pide el número; sin decimales)',
    );
  });

  it('is named: a type that is not electronic, an inactive tax, payments, sellers [N-19-065]', () => {
    const paper = [type({ id: 7, electronic_type: 'NoElectronic' })];
    for (const invoiceTypes of [paper, [type({ id: 9 })]])
      expect(missing({ invoiceTypes })).toEqual(['Comprobante de factura electrónica activo entre 7']);
    expect(missing({ creditNoteTypes: paper })).toEqual(['Comprobante de nota crédito electrónica activo']);
    const taxes = [
      { type: 'IVA', percentage: 19 },
      { type: 'IVA', percentage: 5, active: false },
    ];
    expect(missing({ taxes, users: [] })).toEqual(['Impuesto IVA del 5 % activo', 'Vendedor']);
    expect(missing({ paymentTypes: [] })).toHaveLength(Object.keys(PAYMENT_METHODS).length);
  });

  it('is a payment type of credit notes for each one of invoices, whose ids are others [N-33-211]', () => {
    const creditNotePaymentTypes = [{ id: 15, name: 'Efectivo' }];
    expect(missing({ creditNotePaymentTypes })).toEqual(["Forma de pago de notas crédito para 'Crédito'"]);
    expect(textsOf('right', find())).toContain("Forma de pago de notas crédito para 'Efectivo': 15 Efectivo");
  });

  it('is what companies withhold: the tax of each rate, and document types that take ReteIVA and ReteICA [N-19-192]', () => {
    const rates = { reteFuente: [2.5, 4], reteIva: [15], reteIca: [0.966] };
    const invoiceTypes = [type({ id: 7, reteiva: false })];
    expect(missing({ invoiceTypes }, rates)).toEqual([
      'Impuesto ReteFuente del 4 % activo',
      'Comprobante 7 Factura no lleva ReteIVA',
      'Impuesto ReteICA del 0.966 % activo',
    ]);
    // The credit note gives back what the invoice withheld.
    const note = type({ id: 8, name: 'Nota', electronic_type: 'ElectronicCreditNote', reteica: false });
    expect(missing({ creditNoteTypes: [note] }, { reteIca: [] })).toEqual([]);
    expect(missing({ creditNoteTypes: [note] }, { reteIca: [0.966] })).toContain(
      'Comprobante 8 Nota no lleva ReteICA',
    );
  });

  it('says about withholdings that nobody practises what the account has, without a lack [N-19-192]', () => {
    const notices = textsOf('notice', find({ invoiceTypes: [type({ id: 7, reteica: false })] }));
    expect(notices).toEqual([
      'ReteFuente: ninguna empresa la practica; tarifas activas en SIIGO: 2.5 %',
      'ReteIVA: ninguna empresa la practica; tarifas activas en SIIGO: 15 %',
      'ReteICA: ninguna empresa la practica; tarifas activas en SIIGO: ninguna',
      'Comprobante 7 Factura no lleva ReteICA',
    ]);
  });
});
