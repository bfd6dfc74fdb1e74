import { forgetWanted, rememberWanted, takeWanted } from './wanted-product';

const KUMIS = { id: 4, name: 'Kumis', quantity: 2 };
const HALF_AN_HOUR_MS = 30 * 60_000;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the product that a visitor wanted', () => {
  it('is given once, at the address where the button was pressed', () => {
    rememberWanted(KUMIS, '/products?buscar=kumis');
    expect(takeWanted('/products')).toBeNull();
    expect(takeWanted('/products?buscar=kumis')).toEqual(KUMIS);
    expect(takeWanted('/products?buscar=kumis')).toBeNull();
  });

  it('is removed when the visitor returns without a session', () => {
    rememberWanted(KUMIS, '/products');
    forgetWanted();
    expect(takeWanted('/products')).toBeNull();
  });

  it('is not added half an hour later', () => {
    rememberWanted(KUMIS, '/products', 1_000);
    expect(takeWanted('/products', 1_000 + HALF_AN_HOUR_MS)).toBeNull();
  });

  it.each(['{broken', '[]', '"text"', '{"from":"/products","id":"4"}'])(
    'is nothing when what is stored is damaged: %s',
    (text) => {
      sessionStorage.setItem('lacteos.wanted-product', text);
      expect(takeWanted('/products')).toBeNull();
    },
  );

  it('is nothing where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(() => rememberWanted(KUMIS, '/products')).not.toThrow();
    expect(takeWanted('/products')).toBeNull();
  });
});
