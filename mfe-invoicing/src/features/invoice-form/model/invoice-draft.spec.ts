import type { SiigoTax } from '@lacteos/contracts/schemas';

import { CURRENCIES, invoiceDraft, newInvoiceFields } from './invoice-draft';

const VAT: SiigoTax = { id: 1, name: 'IVA 19%', type: 'IVA', percentage: 19 };

describe('the draft of a standalone invoice', () => {
  const fields = {
    ...newInvoiceFields('2026-11-21'),
    id: 28216,
    identification: '1121900100',
    seller: 629,
    sendToDian: true,
    payment: 5637,
    due_date: '2026-12-21',
    observations: ' Gracias ',
    items: [
      {
        code: 'LAC-1',
        description: 'Kumis',
        reference: 'R',
        quantity: 2,
        price: 1000,
        discount: 10,
        taxes: [1],
      },
    ],
  };

  it('has the fields of the specification, and the payment is the total [B-150]', () => {
    const context = { newCustomer: null, taxes: [VAT], isElectronic: true, isNumberedByHand: false };
    expect(JSON.parse(JSON.stringify(invoiceDraft(fields, context)))).toEqual({
      id: 28216,
      date: '2026-11-21',
      customer: { identification: '1121900100' },
      currency_code: 'COP',
      seller: 629,
      stamp: { send: true },
      mail: { send: false },
      observations: 'Gracias',
      items: [
        {
          code: 'LAC-1',
          description: 'Kumis',
          reference: 'R',
          quantity: 2,
          price: 1000,
          discount: 10,
          taxes: [{ id: 1, label: 'IVA 19%' }],
        },
      ],
      payments: [{ id: 5637, value: 2142, due_date: '2026-12-21' }],
    });
  });

  it('is not sent to the tax authority when the type is not electronic', () => {
    const context = { newCustomer: null, taxes: [VAT], isElectronic: false, isNumberedByHand: false };
    expect(invoiceDraft(fields, context).stamp).toEqual({ send: false });
  });

  it('names the rate only for a foreign currency', () => {
    const context = { newCustomer: null, taxes: [], isElectronic: true, isNumberedByHand: false };
    const dollars = { ...fields, currency_code: 'USD', exchange_rate: 4100.5 };
    expect(invoiceDraft(dollars, context).exchange_rate).toBe(4100.5);
    expect(invoiceDraft({ ...dollars, currency_code: 'COP' }, context).exchange_rate).toBeUndefined();
  });

  it('offers three currencies [B-097]', () => {
    expect(CURRENCIES.map(({ label }) => label)).toEqual([
      'COP Peso Colombiano',
      'EUR Euro',
      'USD Dólar estadounidense',
    ]);
  });
});
