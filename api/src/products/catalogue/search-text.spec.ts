import { productSearchText } from './search-text.js';

describe('search text', () => {
  it('covers name, presentation, brand and family', () => {
    const text = productSearchText({
      name: 'Kumis',
      slug: 'Botella 1000 g',
      brand: 'Del Llano',
      family: 'LÁCTEOS',
    });
    expect(text).toBe('kumis botella 1000 g del llano lacteos');
  });
});
