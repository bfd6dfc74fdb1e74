import { changeText } from './change-text';

describe('the change of a figure', () => {
  it.each([
    [112, 100, '+12 %'],
    [50, 100, '−50 %'],
    [0, 0, 'igual'],
    [10, 0, 'sin ventas antes'],
    [2_665, 100, 'muy pocas ventas antes'],
  ])('from %d after %d is told as a percentage only where there is one [N-38-423]', (now, before, text) => {
    expect(changeText(now, before)).toBe(text);
  });
});
