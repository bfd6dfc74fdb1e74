import { requestHash } from './request-hash.js';

describe('request hash', () => {
  it('does not depend on the order of keys', () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      requestHash({ b: { d: null, c: [1, 2] }, a: 1 }),
    );
  });

  it('differs for other values and for another order of lines', () => {
    expect(requestHash({ items: [1, 2] })).not.toBe(requestHash({ items: [2, 1] }));
    expect(requestHash({ total: 1 })).not.toBe(requestHash({ total: 2 }));
  });
});
