import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centavos, fromPesos } from './money.js';
import { priceLine } from './order-pricing.js';
import { shownPrice, shownUnitPrice, taxPercentOf, unitPriceWithVat } from './shown-price.js';
import { VAT_CLASSES, vatOn } from './vat-classes.js';

const DAY = '2026-11-20';
const plain = (text: string | null): string | undefined => text?.replace(/\s/g, ' ');

describe('the displayed price', () => {
  it('shows the amount with VAT first and the one without beside it', () => {
    const { amount, vat, net } = shownPrice({ price: 12500, taxClassification: 'Taxed', taxPercent: 19 });
    expect([plain(amount), vat, plain(net)]).toEqual(['$ 14.875,00', 'IVA incluido', '$ 12.500,00 sin IVA']);
  });

  it.each([
    ['Exempt', 'Exento de IVA'],
    ['Excluded', 'Excluido de IVA'],
  ] as const)('of a product of the class %s shows "%s" and one amount', (taxClassification, vat) => {
    const shown = shownPrice({ price: 9500, taxClassification, taxPercent: 0 });
    expect(shown).toEqual({ amount: '$\u00a09.500,00', vat, net: null });
  });

  it("uses today's rate when an older API sends none", () => {
    expect(taxPercentOf({ taxClassification: 'Taxed' })).toBe(19);
    expect(shownUnitPrice({ price: 12500, taxClassification: 'Taxed' })).toBe(14875);
  });

  it('is rounded up to whole centavos', () => {
    // 10.01 pesos x 19 % = 190.19 centavos
    expect(unitPriceWithVat(fromPesos(10.01), 19)).toBe(1192);
    expect(unitPriceWithVat(fromPesos(100), 19)).toBe(11900);
  });

  it.each(VAT_CLASSES)(
    'times a quantity of 1 to 500 is never below the line total: %s [N-20-102]',
    (vatClass) => {
      const { taxClassification, taxPercent } = vatOn(vatClass, DAY);
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (price) => {
          const unitPrice = centavos(price);
          const shown = unitPriceWithVat(unitPrice, taxPercent);
          for (let quantity = 1; quantity <= 500; quantity += 1) {
            const { total } = priceLine({ quantity, unitPrice, taxClassification, taxPercent });
            if (total > quantity * shown) return false;
            // The two differ by rounding only.
            if (quantity * shown - total > quantity) return false;
          }
          return shown >= unitPrice;
        }),
      );
    },
  );
});
