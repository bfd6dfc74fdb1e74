import { countText, unitsText } from './count-text.js';

describe('numbers with their noun', () => {
  it.each([
    [0, '0 unidades'],
    [1, '1 unidad'],
    [2, '2 unidades'],
    [12_000, '12.000 unidades'],
  ])('say %i with the noun in its number [N-38-601]', (units, text) => {
    expect(unitsText(units)).toBe(text);
  });

  it('take any noun [N-38-601]', () => {
    expect([1, 3].map((count) => countText(count, 'precio', 'precios'))).toEqual(['1 precio', '3 precios']);
  });
});
