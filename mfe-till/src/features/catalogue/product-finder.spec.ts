import { AREQUIPE, AVENA, CHEESE, KUMIS } from '#testing/builders';
import { ProductFinder } from './product-finder';

const finder = new ProductFinder([KUMIS, AVENA, CHEESE, AREQUIPE]);
const firstFor = (text: string): string | undefined => finder.search(text, 5)[0]?.name;

describe('finding a product at the till', () => {
  it.each([
    ['7701234567897', 'Kumis natural'],
    ['lla-00107', 'Avena tradicional'],
    ['107', 'Avena tradicional'],
    [' LLA-00200 ', 'Queso costeño'],
  ])('reads the code %s of a scanner or keyboard [N-39-511]', (code, name) => {
    expect(finder.findByCode(code)?.name).toBe(name);
  });

  it('completes a UPC code that a scanner sends without its zero [N-39-511]', () => {
    const imported = new ProductFinder([{ ...KUMIS, ean: '0036000291452' }]);
    expect(imported.findByCode('036000291452')?.name).toBe('Kumis natural');
  });

  it.each([
    ['kum', 'Kumis natural'],
    ['cumis', 'Kumis natural'],
    ['abena', 'Avena tradicional'],
    ['keso costeno', 'Queso costeño'],
    ['arekipe', 'Arequipe tradicional'],
  ])('finds by the name %s, typing errors included [N-39-511]', (typed, name) => {
    expect(firstFor(typed)).toBe(name);
  });

  it('finds nothing for an unknown code', () => {
    expect(finder.findByCode('7700000000000')).toBeNull();
    expect(finder.search('7700000000000', 5)).toEqual([]);
  });
});
