import type { ThemeConfig } from 'antd';
import { useMemo, useState } from 'react';
import { PALETTE, type Scheme } from './palette';
import { useScheme } from './use-scheme';

type Tokens = NonNullable<ThemeConfig['token']>;

/** Colours that the style sheets do not have: borders of notices, and what antd would mix with grey or white. */
const OWN: Record<Scheme, Tokens> = {
  light: {
    colorSuccessBorder: '#b9d4b8',
    colorInfoBorder: '#b3cfe2',
    colorWarningBg: '#fdf1d3',
    colorWarningBorder: '#ecd08c',
    colorErrorBorder: '#eebbb6',
  },
  dark: {
    colorSuccessBorder: '#3f6247',
    colorInfoBorder: '#3a5569',
    colorWarningBorder: '#6d5528',
    colorErrorBorder: '#7c3d36',
    colorBgElevated: '#2b221a',
    colorBgSpotlight: '#f3e8da',
    colorBgMask: 'rgba(0, 0, 0, 0.66)',
    colorBgBase: '#17110d',
    colorTextBase: '#f3e8da',
    colorWhite: '#17110d',
    colorTextQuaternary: '#6a5b4d',
    colorTextDisabled: '#9c8c7d',
    colorTextLightSolid: '#17110d',
    colorFill: 'rgba(243, 232, 218, 0.2)',
    colorFillSecondary: 'rgba(243, 232, 218, 0.13)',
    colorFillTertiary: 'rgba(243, 232, 218, 0.08)',
    colorFillQuaternary: 'rgba(243, 232, 218, 0.05)',
    colorBgSolid: '#f3e8da',
    colorBgSolidHover: '#ffffff',
    colorBgSolidActive: '#e2d5c5',
    colorBgBlur: 'rgba(243, 232, 218, 0.05)',
    colorBorderDisabled: '#54463a',
    colorPrimaryBg: '#22372a',
    colorPrimaryBgHover: '#2b4534',
    colorPrimaryBorder: '#3f6247',
    colorPrimaryBorderHover: '#527d5b',
    colorPrimaryHover: '#b2dfb6',
    colorPrimaryActive: '#7ab884',
    colorPrimaryText: '#8fcb98',
    colorPrimaryTextHover: '#b2dfb6',
    colorPrimaryTextActive: '#7ab884',
    colorLinkHover: '#b2dfb6',
    colorLinkActive: '#7ab884',
    colorErrorHover: '#ffb9af',
    colorErrorActive: '#ec8578',
    colorErrorBgHover: '#552a25',
    colorErrorBgFilledHover: '#552a25',
    colorErrorBgActive: '#60322c',
    colorErrorBorderHover: '#9a5048',
    colorErrorText: '#ff9a8d',
    colorErrorTextHover: '#ffb9af',
    colorErrorTextActive: '#ec8578',
    colorWarningHover: '#f6cf7c',
    colorWarningActive: '#d9a63a',
    colorWarningBgHover: '#4a3a20',
    colorWarningBorderHover: '#8b6d35',
    colorWarningText: '#f0bd4f',
    colorSuccessHover: '#b2dfb6',
    colorSuccessBgHover: '#2b4534',
    colorSuccessBorderHover: '#527d5b',
    colorInfoHover: '#b2dfb6',
    colorInfoBgHover: '#283b49',
    colorInfoBorderHover: '#4b6b83',
  },
};

/** `--radius-pill` and `--radius-s`, in pixels. */
const PILL = 999;
const FIELD = { borderRadiusLG: 8 };

const HEAD = { light: '#f1f1ee', dark: '#2a2521' } satisfies Record<Scheme, string>;

const SORTED_HEAD = { light: '#e6e6e1', dark: '#38322c' } satisfies Record<Scheme, string>;

/** From tokens.css. No motion: on a busy machine a growing list moves between press and release. */
const themeOf = (scheme: Scheme): ThemeConfig => {
  const colour = PALETTE[scheme];
  return {
    token: {
      motion: false,
      opacityLoading: 1,
      colorPrimary: colour.leaf,
      // antd would mix these with grey.
      colorSuccessBg: colour['leaf-mist'],
      colorInfoBg: colour.sky,
      colorWarningBg: colour['butter-mist'],
      colorErrorBg: colour['danger-mist'],
      colorLink: colour.leaf,
      colorSuccess: colour.leaf,
      colorWarning: colour.butter,
      colorError: colour.danger,
      colorInfo: colour.leaf,
      colorText: colour.cocoa,
      colorTextSecondary: colour['cocoa-soft'],
      // antd's grey is too faint.
      colorTextDescription: colour['cocoa-soft'],
      colorTextTertiary: colour['cocoa-soft'],
      colorTextPlaceholder: colour['cocoa-soft'],
      colorBorder: colour['field-line'],
      colorBorderSecondary: colour.line,
      colorBgLayout: colour.cream,
      colorBgContainer: colour.milk,
      ...OWN[scheme],
      fontFamily:
        "'Nunito Sans Variable', 'Nunito Sans Fallback', 'Nunito Sans Fallback Roboto', 'Nunito Sans Fallback DejaVu', Arial, sans-serif",
      fontSize: 16,
      controlHeight: 44,
      controlHeightSM: 36,
      borderRadius: 8,
      borderRadiusLG: 14,
    },
    components: {
      Button: {
        ...{ borderRadius: PILL, borderRadiusLG: PILL, borderRadiusSM: PILL },
        ...{ fontWeight: 700, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      },
      Input: FIELD,
      InputNumber: FIELD,
      Select: FIELD,
      // Butter on its own mist is too faint to read.
      Tag: { colorWarning: colour.cocoa },
      // Fits the narrowest phone (316 px).
      DatePicker: { ...FIELD, cellWidth: 40 },
      Table: {
        headerBg: HEAD[scheme],
        headerColor: colour.cocoa,
        bodySortBg: colour.milk,
        headerSortActiveBg: SORTED_HEAD[scheme],
        headerSortHoverBg: SORTED_HEAD[scheme],
        // Links are too faint on antd's derived grey.
        rowSelectedBg: colour['leaf-mist'],
        rowSelectedHoverBg: colour['leaf-mist'],
      },
    },
  };
};

export const ANTD_THEMES: Record<Scheme, ThemeConfig> = { light: themeOf('light'), dark: themeOf('dark') };

const TEXT_SIZE = 16;
const SIZES = ['fontSize', 'fontSizeLG', 'controlHeight', 'controlHeightSM', 'controlHeightLG'] as const;

/** `textSize` in pixels. */
export const atTextSize = (theme: ThemeConfig, textSize: number): ThemeConfig => {
  if (!(textSize > 0) || textSize === TEXT_SIZE) return theme;
  const { token = {} } = theme;
  const sizes = SIZES.flatMap((name) => {
    const size = token[name];
    return size === undefined ? [] : [[name, (size * textSize) / TEXT_SIZE] as const];
  });
  return { ...theme, token: { ...token, ...Object.fromEntries(sizes) } };
};

export function useTextSizedTheme(theme: ThemeConfig): ThemeConfig {
  const [textSize] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  return useMemo(() => atTextSize(theme, textSize), [theme, textSize]);
}

export function useAntdTheme(): ThemeConfig {
  return useTextSizedTheme(ANTD_THEMES[useScheme()]);
}
