import { type Json, SiigoCompany } from '../../test/siigo-company.js';

const { refusal } = new SiigoCompany();

describe('the SIIGO stand-in as a validator of invoices', () => {
  it.each<[string, Json, unknown[]]>([
    [
      'payments that differ from the total',
      { payments: [{ id: 5636, value: 2546 }] },
      [
        400,
        'invalid_total_payments',
        'The total payments must be equal to the total invoice. The total invoice calculated is 2546.05',
        ['payments'],
      ],
    ],
    [
      'a missing seller',
      { seller: undefined },
      [400, 'parameter_required', 'The field seller is required', ['seller']],
    ],
    [
      'an unknown seller',
      { seller: 1 },
      [400, 'invalid_reference', "The seller doesn't exist: 1", ['seller']],
    ],
    [
      'an unknown customer',
      { customer: { identification: '123456' } },
      [400, 'invalid_reference', "The customer doesn't exist: 123456", ['customer.identification']],
    ],
    [
      'an inactive customer',
      { customer: { identification: '901334455' } },
      [400, 'parameter_inactive', 'The customer is inactive: 901334455', ['customer.identification']],
    ],
    [
      'an unknown document type',
      { document: { id: -1 } },
      [400, 'invalid_reference', "The id doesn't exist: -1", ['document.id']],
    ],
    [
      'a credit-note type',
      { document: { id: 28230 } },
      [400, 'invalid_document', 'Invalid document: 28230', ['document.id']],
    ],
    [
      'an inactive document type',
      { document: { id: 28219 } },
      [400, 'parameter_inactive', 'The id is inactive: 28219', ['document.id']],
    ],
    [
      'a paper invoice for the DIAN',
      { document: { id: 28217 } },
      [
        400,
        'document_settings',
        'The send cannot be used, you must verify the document settings',
        ['stamp.send'],
      ],
    ],
    [
      'a type that needs a cost centre',
      { document: { id: 28218 } },
      [400, 'parameter_required', 'The field cost_center is required', ['cost_center']],
    ],
    [
      'a day before today',
      { date: '2026-11-20' },
      [400, 'date_settings', 'The date cannot be earlier than today', ['date']],
    ],
    ['text for a number', { seller: '629' }, [400, 'invalid_type', 'Invalid data type: seller', ['seller']]],
    [
      'a credit payment without due date',
      { payments: [{ id: 5637, value: 2546.05 }] },
      [400, 'parameter_required', 'The field due_date is required', ['payments[0].due_date']],
    ],
  ])('refuses %s', async (_name, change, expected) => {
    expect(await refusal(change)).toEqual(expected);
  });

  it.each<[string, Json, string, string]>([
    ['an unknown product', { code: 'NADA' }, "The code doesn't exist: NADA", 'items[0].code'],
    ['an unknown tax', { taxes: [{ id: 7 }] }, "The tax doesn't exist: 7", 'items[0].taxes[0].id'],
    ['an inactive tax', { taxes: [{ id: 13165 }] }, 'The tax is inactive: 13165', 'items[0].taxes[0].id'],
    [
      'two taxes of a kind',
      { taxes: [{ id: 13156 }, { id: 13157 }] },
      'The array taxes has invalid values',
      'items[0].taxes',
    ],
    [
      'a retention of the document',
      { taxes: [{ id: 13180 }] },
      'The array taxes has invalid values',
      'items[0].taxes',
    ],
    ['a negative price', { price: -1 }, 'The price amount is invalid', 'items[0].price'],
    ['seven decimals', { price: 1.1234567 }, 'The price amount is invalid', 'items[0].price'],
    ['no quantity', { quantity: 0 }, 'Invalid value: quantity', 'items[0].quantity'],
    [
      'a discount over 100',
      { discount: 101 },
      'The field discount only allows a value between 0 and 100',
      'items[0].discount',
    ],
    [
      'a warehouse without stock control',
      { warehouse: 1 },
      'The warehouse cannot be used, you must verify the product settings',
      'items[0].warehouse',
    ],
  ])('refuses a line with %s', async (_name, change, message, path) => {
    const items = [{ code: 'LLA-1', quantity: 2, price: 1069.77, taxes: [{ id: 13156 }], ...change }];
    expect((await refusal({ items })) as unknown[]).toMatchObject([400, expect.any(String), message, [path]]);
  });
});
