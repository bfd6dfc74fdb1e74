import { describe, expect, it } from '@jest/globals';
import type { InvoiceType } from '@lacteos/contracts';

import { invoiceTypeOf } from '../../catalogues/invoice-type.dto.js';
import type { OrderInvoiceRequest } from '../document/document-request.js';
import { customerFindings } from './customer-findings.js';
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
    [type({ id: 2 }), ['TYPE_MISSING']],
  ])('case %#', (given, expected) => {
    expect(codes(typeFindings(request, [given], [1]))).toEqual(expected);
  });

  it('leave a paper type alone that is not sent to the DIAN, and a cost centre that is given', () => {
    const paper = type({ electronic_type: 'NoElectronic', cost_center: true });
    const given = { ...request, sendToDian: false, sendToCostCenters: 235 };
    expect(typeFindings(given, [paper], [1])).toEqual([]);
  });
});

describe('findings about people, centres and products', () => {
  it('name what is unknown or inactive', () => {
    const centred = { ...request, sendToCostCenters: 235 };
    expect(codes(staffFindings(centred, [{ id: 629, active: false }], [{ id: 235, active: false }]))).toEqual(
      ['SELLER_INACTIVE', 'COST_CENTER_INVALID'],
    );
    expect(
      codes(draftProductFindings(['A', 'B', 'B', 'C'], [{ code: 'A' }, { code: 'B', active: false }])),
    ).toEqual(['PRODUCT_INACTIVE', 'PRODUCT_MISSING']);
  });

  it('name a customer without contacts, and one of a NIT whose digit SIIGO has wrong', () => {
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
