import { antdTheme, atTextSize } from './theme';

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('the theme of the office', () => {
  const { token, components } = antdTheme;
  const { rowSelectedBg = '', rowSelectedHoverBg = '' } = components?.Table ?? {};

  it.each([token?.colorText, token?.colorTextSecondary, token?.colorLink, token?.colorError])(
    'keeps 4.5:1 of %s on selected rows',
    (ink = '') => {
      for (const ground of [rowSelectedBg, rowSelectedHoverBg])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('grows with the text size that a visitor has chosen', () => {
    const { token: sized } = atTextSize(antdTheme, 32);
    expect(sized).toMatchObject({ fontSize: 32, controlHeight: 88, controlHeightSM: 72, borderRadius: 8 });
    expect(sized).not.toHaveProperty('controlHeightLG');
    for (const usual of [16, NaN]) expect(atTextSize(antdTheme, usual)).toBe(antdTheme);
  });
});
