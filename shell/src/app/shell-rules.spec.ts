import { SHELL_RULES } from './shell-rules';

describe('the offline cache of the browser', () => {
  it.each([
    ['/api/product/products', true],
    ['/api/media/yogurt-fresa/640.avif', true],
    ['/api/media/returns', false],
    ['/api/media/returns/bd9c7b94ebb49480335fa6b9d6e369b9', false],
    ['/api/cart/7', false],
  ])('stores the answer of %s: %s', (pathname, isKept) => {
    expect(SHELL_RULES.isPublicAnswer(pathname)).toBe(isKept);
  });
});
