import { sentence } from './sentence.js';

describe('a sentence', () => {
  it.each([
    ['Listo para recoger', 'Listo para recoger.'],
    ['Lo guardamos hasta hoy, 6:00 p. m.', 'Lo guardamos hasta hoy, 6:00 p. m.'],
  ])('ends with one full stop after %j [N-40-540]', (text, ended) => {
    expect(sentence(text)).toBe(ended);
  });
});
