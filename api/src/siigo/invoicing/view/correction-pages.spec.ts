import { describe, expect, it } from '@jest/globals';

import { correctionPage } from './correction-pages.js';

const CUSTOMER = '/admin/customers?search=1121800001';

describe('the page that corrects the cause of a refusal', () => {
  it.each([
    ['a field of the customer', { code: 'invalid_reference', field: 'customer.identification' }, CUSTOMER],
    ['a customer without contacts', { code: 'customer_settings', field: null }, CUSTOMER],
    ['the code of a line', { code: 'parameter_inactive', field: 'items[0].code' }, '/admin/products'],
    ['the document type', { code: 'document_settings', field: 'document.id' }, '/admin/invoice_type'],
    ["the DIAN's rules about the customer", { code: 'FAK24', field: null }, CUSTOMER],
    ["the DIAN's rules about a line", { code: 'FAV06', field: null }, '/admin/products'],
    ['what only SIIGO can mend', { code: 'invalid_dian_resolution', field: null }, null],
  ] as const)('of %s', (_, reason, page) => {
    expect(correctionPage({ ...reason, message: 'Un motivo.' }, '1121800001')).toBe(page);
  });

  it("is read from the DIAN's text when SIIGO passes it on without a code", () => {
    const message = 'Regla: FAK24, Rechazo: El DV del NIT del adquirente no está correctamente calculado.';
    expect(correctionPage({ code: null, field: null, message }, '1121800001')).toBe(CUSTOMER);
  });
});
