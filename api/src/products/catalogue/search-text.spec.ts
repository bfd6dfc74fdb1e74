import { productSearchText } from './search-text.js';

describe('the search text of a product', () => {
  it('contains name, presentation, brand, family and code in this order', () => {
    const text = productSearchText({
      code: 'LLA-00042',
      name: 'Kumis',
      slug: 'Botella 1000 g',
      brand: 'Del Llano',
      family: 'LÁCTEOS',
    });
    expect(text).toBe('kumis botella 1000 g del llano lacteos lla-00042');
  });
});
