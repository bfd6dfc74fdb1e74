import { mailText } from './mail-text.js';

describe('typed text in a mail', () => {
  it.each([
    ['Ana María', 'Ana María'],
    ['Quesos & Cía. S.A.S.', 'Quesos & Cía. S.A.S.'],
    ['Ana\r\nBcc: eva@lacteos.test', 'Ana Bcc:'],
    ['Gane 500.000 en https://malo.test/x ya', 'Gane 500.000 en ya'],
    ['visite malo.com/premio', 'visite'],
    ['visite ｍａｌｏ．ｃｏｍ', 'visite'],
    ['An\u200ba\u202e Ruiz\u0000', 'An a Ruiz'],
    ['a\u2028b\u2029c', 'a b c'],
    [null, ''],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('turns %j into %j', (typed, expected) => {
    expect(mailText(typed)).toBe(expected);
  });
});
