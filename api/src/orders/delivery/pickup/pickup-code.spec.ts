import { newPickupCode, readPickupCode } from './pickup-code.js';

describe('the code of a pickup', () => {
  it('has six signs, none of which looks like another [N-40-201]', () => {
    const codes = Array.from({ length: 200 }, newPickupCode);
    for (const code of codes) expect(code).toMatch(/^[^01258BILOSZ\W_]{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(190);
    expect(codes.map(readPickupCode)).toEqual(codes);
  });

  it('is read as people type it, and refused otherwise [N-40-201]', () => {
    expect(readPickupCode(' ac3-4de ')).toBe('AC34DE');
    expect(['', 'AC34D', 'AC34DEF', 'AC34D0', '123456'].map(readPickupCode)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
