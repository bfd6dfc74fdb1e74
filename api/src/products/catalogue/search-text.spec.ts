import { productSearchText } from './search-text.js';

describe('search text', () => {
  it('covers code, name, presentation, brand and family', () => {
    const text = productSearchText({
      code: 'LLA-00042',
      name: 'Kumis',
      slug: 'Botella 1000 g',
      brand: 'Del Llano',
      family: 'LÁCTEOS',
    });
    expect(text).toBe('lla-00042 kumis botella 1000 g del llano lacteos');
  });
});
