import { nitCheckDigit } from '../identification/nit-check-digit.js';
import { BRAND } from './brand.js';

describe('the brand', () => {
  it('names the check digit that belongs to its NIT', () => {
    expect(BRAND.nitCheckDigit).toBe(String(nitCheckDigit(BRAND.nit)));
  });
});
