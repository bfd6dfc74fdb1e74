import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { contrast } from '../testing/contrast';
import { PALETTE, type Scheme } from './palette';
import { ANTD_THEMES, atTextSize, useAntdTheme } from './theme';

const root = document.documentElement;
const showIn = async (colorScheme: string): Promise<void> =>
  act(async () => {
    root.style.colorScheme = colorScheme;
    root.dataset['scheme'] = colorScheme;
    await Promise.resolve();
  });

describe.each<Scheme>(['light', 'dark'])('the %s theme of the office', (scheme) => {
  const { token = {}, components } = ANTD_THEMES[scheme];
  const { rowSelectedBg = '', rowSelectedHoverBg = '', headerBg = '' } = components?.Table ?? {};

  it.each([token.colorText, token.colorTextSecondary, token.colorLink, token.colorError])(
    'keeps a contrast of 4.5:1 for %s on selected rows and table heads [N-17-330]',
    (ink = '') => {
      for (const ground of [rowSelectedBg, rowSelectedHoverBg, headerBg])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['colorSuccessBg', 'colorInfoBg', 'colorWarningBg', 'colorErrorBg'] as const)(
    'keeps a contrast of 4.5:1 for text on %s',
    (ground) => expect(contrast(token.colorText ?? '', token[ground] ?? '')).toBeGreaterThanOrEqual(4.5),
  );

  it('keeps a contrast of 4.5:1 for the text of tags [N-35-701]', () => {
    const inks = { ...token, ...components?.Tag };
    expect(contrast(inks.colorWarning ?? '', token.colorWarningBg ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks.colorError ?? '', token.colorErrorBg ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('uses the colours of the tokens', () => {
    const { leaf, danger, butter, cocoa, cream, milk } = PALETTE[scheme];
    expect(token).toMatchObject({ colorPrimary: leaf, colorError: danger, colorWarning: butter });
    expect(token).toMatchObject({ colorText: cocoa, colorBgLayout: cream, colorBgContainer: milk });
  });
});

describe('the theme of the office', () => {
  const { light, dark } = ANTD_THEMES;
  const tokenSheet = readFileSync(join(__dirname, '../tokens.css'), 'utf8');
  afterEach(() => root.removeAttribute('style'));

  it("uses the shop's corners: pills, and one radius for fields of any size [N-18-342]", () => {
    const radius = (name: string) => Number(new RegExp(`--radius-${name}: (\\d+)px`).exec(tokenSheet)?.[1]);
    const { components = {}, token } = light;
    const [pill, field] = [radius('pill'), radius('s')];
    expect(components.Button).toMatchObject({
      borderRadius: pill,
      borderRadiusLG: pill,
      borderRadiusSM: pill,
    });
    for (const name of ['Input', 'InputNumber', 'Select', 'DatePicker'] as const)
      expect(components[name]).toMatchObject({ borderRadiusLG: field });
    expect(token).toMatchObject({ borderRadius: field, borderRadiusLG: radius('m') });
  });

  it("scales with the visitor's text size [N-18-240]", () => {
    const { token: sized } = atTextSize(light, 32);
    expect(sized).toMatchObject({ fontSize: 32, controlHeight: 88, controlHeightSM: 72, borderRadius: 8 });
    expect(sized).not.toHaveProperty('controlHeightLG');
    for (const usual of [16, NaN]) expect(atTextSize(light, usual)).toBe(light);
  });

  it("follows the scheme of the page's style sheets [N-18-302]", async () => {
    const { result } = renderHook(useAntdTheme);
    expect(result.current).toBe(light);
    await showIn('dark');
    expect(result.current).toBe(dark);
    await showIn('light dark');
    expect(result.current).toBe(light);
  });

  it('is light when printed [N-18-302]', async () => {
    await showIn('dark');
    const { result } = renderHook(useAntdTheme);
    expect(result.current).toBe(dark);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(result.current).toBe(light);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(result.current).toBe(dark);
  });
});
