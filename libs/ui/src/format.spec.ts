import { formatDay, formatMoney } from './format';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('formatMoney', () => {
  it.each([
    [12500, '$ 12.500,00'],
    [0, '$ 0,00'],
    [999.5, '$ 999,50'],
    [1234567.89, '$ 1.234.567,89'],
    [-2380, '-$ 2.380,00'],
  ])('shows %p pesos in es-CO with 2 decimals', (pesos, text) => {
    expect(plain(formatMoney(pesos))).toBe(text);
  });
});

describe('formatDay', () => {
  it('shows the first 10 characters of a date', () => {
    expect(formatDay('2026-11-21T13:45:00.000Z')).toBe('2026-11-21');
  });
  it('is empty without a date', () => {
    expect(formatDay(null)).toBe('');
  });
});
