import { isEan } from './ean.js';

describe('a bar code', () => {
  it.each(['7702001044016', '96385074', '036000291452', '17702001044013'])(
    'is right: %s [N-39-141]',
    (code) => {
      expect(isEan(code)).toBe(true);
    },
  );

  it.each(['7702001044017', '77020010440', '1', '', 'abc', 7702001044016])('is wrong: %s', (code) => {
    expect(isEan(code)).toBe(false);
  });
});
