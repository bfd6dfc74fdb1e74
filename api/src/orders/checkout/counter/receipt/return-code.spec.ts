import { newReturnCode, readReturnCode } from './return-code.js';

describe('the code for returns', () => {
  it('has eight signs that nobody mistakes, and is no number [N-39-132]', () => {
    const codes = Array.from({ length: 500 }, newReturnCode);
    expect(codes.every((code) => /^[A-HJ-NP-Z][2-9A-HJ-NP-Z]{7}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(500);
  });

  it('is read as people type it [N-39-132]', () => {
    expect(readReturnCode(' k7p2-m9qx ')).toBe('K7P2M9QX');
    expect(readReturnCode('K7P2M9Q')).toBeNull();
    expect(readReturnCode('12345678')).toBeNull();
    expect(readReturnCode('O7P2M9QX')).toBeNull();
  });
});
