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

describe('the trial of a SIIGO account', () => {
  it('reports nothing when types, payment types, taxes and sellers exist', () => {
    expect(missing({})).toEqual([]);
    const [first] = find();
    expect(first?.text).toBe(
      'Comprobante de factura electrónica activo entre 7: 7 Factura (pide el número; sin decimales)',
    );
  });

  it('reports missing electronic types, taxes, payment types and sellers [N-19-065]', () => {
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

  it('reports invoice payment types that credit notes lack [N-33-211]', () => {
    const creditNotePaymentTypes = [{ id: 15, name: 'Efectivo' }];
    expect(missing({ creditNotePaymentTypes })).toEqual(["Forma de pago de notas crédito para 'Crédito'"]);
    expect(textsOf('right', find())).toContain("Forma de pago de notas crédito para 'Efectivo': 15 Efectivo");
  });

  it('reports missing withholding taxes and document types without ReteIVA or ReteICA [N-19-192]', () => {
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

  it('only notes the available withholdings when no company practises them [N-19-192]', () => {
    const notices = textsOf('notice', find({ invoiceTypes: [type({ id: 7, reteica: false })] }));
    expect(notices).toEqual([
      'ReteFuente: ninguna empresa la practica; tarifas activas en SIIGO: 2.5 %',
      'ReteIVA: ninguna empresa la practica; tarifas activas en SIIGO: 15 %',
      'ReteICA: ninguna empresa la practica; tarifas activas en SIIGO: ninguna',
      'Comprobante 7 Factura no lleva ReteICA',
    ]);
  });
});
