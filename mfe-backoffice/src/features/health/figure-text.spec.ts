import { durationText, figureText } from './figure-text';

describe('the value of a check', () => {
  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [300, '5 min'],
    [7_500, '2 h 5 min'],
    [97_200, '1 d 3 h'],
  ])('words %d seconds as %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it('names the normal range, and says when no value is known', () => {
    expect(figureText({ value: 420, unit: 'seconds', limit: 300 })).toBe('7 min (normal: hasta 5 min)');
    expect(figureText({ value: 420, unit: 'age', limit: 900 })).toBe('hace 7 min (normal: hasta 15 min)');
    expect(figureText({ value: 2, unit: 'count', limit: 0 })).toBe('2');
    expect(figureText({ value: null, unit: 'count', limit: 0 })).toBe('Sin datos');
  });
});
