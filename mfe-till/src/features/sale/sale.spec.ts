import { AREQUIPE, AVENA, CHEESE, KUMIS } from '#testing/builders';
import { readEntry, returnCodeIn, returnLabelOf } from './entry-text';
import { addUnits, lineTotal, saleTotals, withUnits, type SaleLine } from './sale-lines';

describe('what is typed in the field of the till', () => {
  it.each([
    ['kumis', { quantity: 1, text: 'kumis' }],
    ['3*7701234567897', { quantity: 3, text: '7701234567897' }],
    ['12 * avena', { quantity: 12, text: 'avena' }],
    ['3*', { quantity: 3, text: '' }],
    ['0*avena', { quantity: 1, text: '0*avena' }],
  ])('reads %s as quantity and text [N-39-512]', (typed, entry) => {
    expect(readEntry(typed)).toEqual(entry);
  });

  it("recognizes a receipt's return code and no product's", () => {
    expect(returnCodeIn(returnLabelOf('ABCD2345'))).toBe('ABCD2345');
    for (const text of ['LLA-00042', 'AREQUIPE', 'DEV-ABCD', '7701234567897'])
      expect(returnCodeIn(text)).toBeNull();
  });
});

describe('the lines of a sale', () => {
  const linesWith = (...added: [product: typeof KUMIS, units: number][]): readonly SaleLine[] =>
    added.reduce<readonly SaleLine[]>((lines, [product, units]) => withUnits(lines, product, units), []);

  it('join units of the same product', () => {
    const addition = addUnits(linesWith([KUMIS, 2], [AVENA, 1]), KUMIS, 3);
    expect(addition).toMatchObject({ kind: 'added', quantity: 5, lines: [{ quantity: 5 }, { quantity: 1 }] });
  });

  it('refuse what is sold out and more than the store has [N-39-513]', () => {
    expect(addUnits([], CHEESE, 1)).toEqual({ kind: 'sold-out' });
    expect(addUnits(linesWith([KUMIS, 8]), KUMIS, 3)).toEqual({ kind: 'short', left: 2 });
  });

  it('have the total of the order, with VAT by line', () => {
    const lines = linesWith([KUMIS, 3], [AREQUIPE, 1]);
    expect(saleTotals(lines).totalPrice).toBe(35_700_00 + 12_345_00);
    expect(lines.map(lineTotal)).toEqual([35_700_00, 12_345_00]);
  });
});
