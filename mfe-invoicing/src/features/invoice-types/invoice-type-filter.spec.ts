import { anInvoiceType } from '#testing/builders';
import { matchingInvoiceTypes } from './invoice-type-filter';

const sale = anInvoiceType({ id: 28216, electronic_type: 'ElectronicInvoice' });
const paper = anInvoiceType({ id: 24446, electronic_type: 'NoElectronic' });

describe('matchingInvoiceTypes', () => {
  it.each([
    ['part of an id', '821', [sale]],
    ['part of the electronic type, in any case', 'noelec', [paper]],
    ['a text that both types contain', 'electronic', [sale, paper]],
    ['blanks around the text', '  24446 ', [paper]],
    ['nothing', '', [sale, paper]],
    ['a text found nowhere', 'Recibo', []],
  ])('filters by %s [B-115]', (_case, text, expected) => {
    expect(matchingInvoiceTypes([sale, paper], text)).toEqual(expected);
  });

  it('does not look into the other columns', () => {
    expect(
      matchingInvoiceTypes([anInvoiceType({ id: 1, name: 'Factura', electronic_type: '' })], 'factura'),
    ).toEqual([]);
  });
});
