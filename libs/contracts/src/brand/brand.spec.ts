import { nitCheckDigit } from '../identification/nit-check-digit.js';
import { BRAND } from './brand.js';

describe('the brand', () => {
  it('has the check digit of its NIT', () => {
    expect(BRAND.nitCheckDigit).toBe(String(nitCheckDigit(BRAND.nit)));
  });
});
