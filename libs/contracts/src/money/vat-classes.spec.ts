import { describe, expect, it } from '@jest/globals';

import { vatLabel } from '../orders/order-texts.js';
import { isGeneralVat, plannedVatOn, vatClassName, vatOn, type VatRate } from './vat-classes.js';

const TODAY = '2026-11-20';

describe('VAT classes', () => {
  it.each([
    ['Taxed', 'Taxed', 19, 'Gravado 19%'],
    ['TaxedReduced', 'Taxed', 5, 'Gravado 5%'],
    ['Exempt', 'Exempt', 0, 'Exento'],
    ['Excluded', 'Excluded', 0, 'Excluido'],
  ] as const)('map %s to %s at %i % for SIIGO', (vatClass, taxClassification, taxPercent, name) => {
    expect(vatOn(vatClass, TODAY)).toEqual({ taxClassification, taxPercent });
    expect(vatClassName(vatClass, TODAY)).toBe(name);
  });

  it('have the rate of the day on which the law starts it [N-19-061]', () => {
    expect([vatOn('Taxed', '2016-12-31'), vatOn('Taxed', '2017-01-01')].map((vat) => vat.taxPercent)).toEqual(
      [16, 19],
    );
    const rates: readonly VatRate[] = [
      { vatClass: 'Taxed', percent: 19, from: '2017-01-01' },
      { vatClass: 'Taxed', percent: 20, from: '2027-01-01' },
    ];
    expect(vatOn('Taxed', '2026-12-31', rates).taxPercent).toBe(19);
    expect(vatOn('Taxed', '2027-01-01', rates).taxPercent).toBe(20);
    expect(vatOn('Taxed', '1999-01-01', rates).taxPercent).toBe(19);
  });

  it('change on the planned day and keep the plan until then', () => {
    const planned = {
      taxClassification: 'Taxed',
      nextTaxClassification: 'Exempt',
      taxChangeOn: '2026-12-01',
    } as const;
    expect(plannedVatOn(planned, '2026-11-30')).toEqual(planned);
    expect(plannedVatOn(planned, '2026-12-01')).toEqual({
      taxClassification: 'Exempt',
      nextTaxClassification: null,
      taxChangeOn: null,
    });
  });

  it("label an order with its day's general rate, and without a rate when another applies", () => {
    expect(isGeneralVat({ taxClassification: 'Taxed', taxPercent: 16 })).toBe(true);
    expect(isGeneralVat({ taxClassification: 'Taxed', taxPercent: 5 })).toBe(false);
    expect(vatLabel(true, [{ taxPercent: 16 }])).toBe('Impuesto IVA 16%');
    expect(vatLabel(true)).toBe('Impuesto IVA 19%');
    expect(vatLabel(false, [{ taxPercent: 5 }])).toBe('Impuesto IVA');
  });
});
