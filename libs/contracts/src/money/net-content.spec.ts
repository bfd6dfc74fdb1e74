import { describe, expect, it } from '@jest/globals';
import { measurePriceText, netContentText, type NetContentUnit } from './net-content.js';

const TAXED = { price: 12500, taxClassification: 'Taxed', taxPercent: 19 } as const;

describe('net content', () => {
  it.each<[number, NetContentUnit, string]>([
    [1000, 'g', '$ 14.875,00 por kg'],
    [200, 'g', '$ 74.375,00 por kg'],
    [2, 'kg', '$ 7.437,50 por kg'],
    [900, 'ml', '$ 16.527,78 por l'],
    [2, 'l', '$ 7.437,50 por l'],
    [6, 'un', '$ 2.479,17 por unidad'],
  ])('of %i %s yields a unit price with VAT [N-20-122]', (netContent, netContentUnit, text) => {
    expect(measurePriceText({ ...TAXED, netContent, netContentUnit })?.replace(/\s/g, ' ')).toBe(text);
    expect(netContentText({ netContent, netContentUnit })).toBe(`${netContent} ${netContentUnit}`);
  });

  it('yields no price or text when unknown', () => {
    for (const unknown of [{}, { netContent: null, netContentUnit: null }, { netContent: 5 }]) {
      expect(measurePriceText({ ...TAXED, ...unknown })).toBeNull();
      expect(netContentText(unknown)).toBeNull();
    }
  });
});
