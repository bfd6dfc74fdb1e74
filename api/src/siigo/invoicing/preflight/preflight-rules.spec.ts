import { describe, expect, it } from '@jest/globals';
import type { InvoiceType } from '@lacteos/contracts/invoice-type';

import { invoiceTypeOf } from '../../catalogues/invoice-type.dto.js';
import type { OrderInvoiceRequest } from '../document/document-request.js';
import { customerFindings } from './customer-findings.js';
import { payloadFindings } from './payload-findings.js';
import { draftProductFindings, staffFindings, typeFindings } from './preflight-rules.js';

const request: OrderInvoiceRequest = {
  kind: 'order',
  orderId: 1,
  invoiceType: 1,
  sendToDian: true,
  sendToEmail: false,
  sendToCostCenters: null,
  sendToCommentsInvoice: '',
  sendToUser: 629,
};
const type = (change: Partial<InvoiceType>): InvoiceType =>
  invoiceTypeOf({ id: 1, active: true, electronic_type: 'ElectronicInvoice', ...change });
const codes = (findings: readonly { code: string }[]): string[] => findings.map(({ code }) => code);

describe('findings about the document type', () => {
  it.each([
    [type({}), []],
    [type({ active: false }), ['TYPE_INACTIVE']],
    [type({ electronic_type: 'NoElectronic' }), ['TYPE_NOT_ELECTRONIC']],
    [type({ cost_center: true }), ['COST_CENTER_REQUIRED']],
    [type({ cost_center: true, cost_center_mandatory: false }), []],
    [type({ id: 2 }), ['TYPE_MISSING']],
  ])('match the expected codes in case %# [B-096]', (given, expected) => {
    expect(codes(typeFindings(request, [given], [1]))).toEqual(expected);
  });

  it('are empty for a paper type that is not sent, with a cost centre', () => {
    const paper = type({ electronic_type: 'NoElectronic', cost_center: true });
    const given = { ...request, sendToDian: false, sendToCostCenters: 235 };
    expect(typeFindings(given, [paper], [1])).toEqual([]);
  });
});

describe("findings about a payload, by the document type's flags", () => {
  const catalogues = {
    taxes: [
      { id: 1, name: 'IVA 19%', type: 'IVA', percentage: 19 },
      { id: 2, name: 'IVA 5%', type: 'IVA', percentage: 5 },
      { id: 3, name: 'ReteIVA 15%', type: 'ReteIVA', percentage: 15 },
      { id: 4, name: 'Ad Valorem', type: 'AdValorem', percentage: 20 },
      { id: 5, name: 'Retefuente', type: 'Retefuente', percentage: 2.5 },
    ],
    paymentTypes: [
      { id: 10, name: 'Efectivo', active: true },
      { id: 11, name: 'Bono', active: false },
    ],
  };
  const item = { code: 'LAC-1', quantity: 1, price: 1_000 };
  const payload = {
    document: { id: 1 },
    date: '2026-11-21',
    customer: { identification: '1' },
    seller: 629,
    items: [item],
    payments: [{ id: 10, value: 1_000 }],
  };
  const found = (change: object, flags: Partial<InvoiceType> = {}) =>
    codes(
      payloadFindings({ ...payload, ...change }, { type: type(flags), catalogues, lastDay: '2026-12-01' }),
    );

  it.each<[string, object, Partial<InvoiceType>, string[]]>([
    ['a valid payload', {}, {}, []],
    ['a type without automatic numbering', {}, { automatic_number: false }, ['NUMBER_REQUIRED']],
    ['a number for a type without automatic numbering', { number: 7 }, { automatic_number: false }, []],
    ['a number for a type with automatic numbering', { number: 7 }, {}, ['NUMBER_NOT_ALLOWED']],
    ['a cost centre that the type does not allow', { cost_center: 235 }, {}, ['COST_CENTER_NOT_ALLOWED']],
    ['a cost centre that the type allows', { cost_center: 235 }, { cost_center: true }, []],
    ['whole prices', {}, { decimals: false }, []],
    [
      'decimals that the type does not allow',
      { items: [{ ...item, price: 1.5 }] },
      { decimals: false },
      ['DECIMALS_NOT_ALLOWED'],
    ],
    ['a withholding that the type allows', { retentions: [{ id: 3 }] }, { reteiva: true }, []],
    [
      'a withholding that the type does not allow',
      { retentions: [{ id: 3 }] },
      {},
      ['WITHHOLDING_NOT_ALLOWED'],
    ],
    ['two VATs in a line', { items: [{ ...item, taxes: [{ id: 1 }, { id: 2 }] }] }, {}, ['TAXES_REPEATED']],
    [
      'VAT beside Ad Valorem',
      { items: [{ ...item, taxes: [{ id: 1 }, { id: 4 }] }] },
      {},
      ['TAXES_REPEATED'],
    ],
    ['VAT and ReteFuente', { items: [{ ...item, taxes: [{ id: 1 }, { id: 5 }] }] }, {}, []],
    ['ReteIVA in a line', { items: [{ ...item, taxes: [{ id: 3 }] }] }, {}, ['TAX_OF_DOCUMENT']],
    ['a retired payment type', { payments: [{ id: 11, value: 1 }] }, {}, ['PAYMENT_TYPE_INACTIVE']],
    ['an unknown payment type', { payments: [{ id: 12, value: 1 }] }, {}, ['PAYMENT_TYPE_INACTIVE']],
    ['the last allowed date', { date: '2026-12-01' }, {}, []],
    ['the day after the last allowed date', { date: '2026-12-02' }, {}, ['DATE_TOO_LATE']],
  ])('match the expected codes for %s [N-19-011]', (_name, change, flags, expected) => {
    expect(found(change, flags)).toEqual(expected);
  });
});

describe('findings about people, centres and products', () => {
  it('report unknown and inactive records', () => {
    const centred = { ...request, sendToCostCenters: 235 };
    expect(codes(staffFindings(centred, [{ id: 629, active: false }], [{ id: 235, active: false }]))).toEqual(
      ['SELLER_INACTIVE', 'COST_CENTER_INVALID'],
    );
    expect(
      codes(draftProductFindings(['A', 'B', 'B', 'C'], [{ code: 'A' }, { code: 'B', active: false }])),
    ).toEqual(['PRODUCT_INACTIVE', 'PRODUCT_MISSING']);
  });

  it('warn about a new customer whose name is mapped to other characters [N-19-012]', () => {
    const fields = {
      person_type: 'Company' as const,
      id_type: '31',
      identification: '900123456',
      name: ['Quesos & Más'],
      address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
    };
    expect(customerFindings({ kind: 'missing', fields }, '900123456')).toMatchObject([
      { code: 'CUSTOMER_NEW' },
      {
        code: 'NAME_MAPPED',
        severity: 'warning',
        message: 'SIIGO recibirá el nombre «Quesos & Más» como «Quesos y Más».',
      },
    ]);
  });

  it('report a customer without contacts and a wrong NIT check digit', () => {
    const customer = {
      id: 'x',
      identification: '800197268',
      id_type: { code: '31' },
      person_type: 'Company',
      check_digit: '5',
      name: ['DIAN'],
      address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '11', city_code: '11001' } },
    };
    expect(codes(customerFindings({ kind: 'found', customer }, '800197268'))).toEqual([
      'NIT_CHECK_DIGIT',
      'CUSTOMER_WITHOUT_CONTACT',
    ]);
  });
});
