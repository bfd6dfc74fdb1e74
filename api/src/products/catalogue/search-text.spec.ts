import { foldText, likeContaining, productSearchText } from './search-text.js';

describe('search text', () => {
  it('folds accents, case and blanks, so that ÑAME finds name', () => {
    expect(foldText('  QUESO   Costeño ÁÉÍÓÚÜ ')).toBe('queso costeno aeiouu');
  });

  it('escapes the wildcards of LIKE', () => {
    expect(likeContaining('100%_!')).toBe('%100!%!_!!%');
  });

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
