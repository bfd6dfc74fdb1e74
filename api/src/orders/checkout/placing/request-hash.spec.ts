import { requestHash } from './request-hash.js';

describe('the request hash', () => {
  it('does not depend on the order of keys', () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      requestHash({ b: { d: null, c: [1, 2] }, a: 1 }),
    );
  });

  it('changes with the values and with the order of lines', () => {
    expect(requestHash({ items: [1, 2] })).not.toBe(requestHash({ items: [2, 1] }));
    expect(requestHash({ total: 1 })).not.toBe(requestHash({ total: 2 }));
  });
});
