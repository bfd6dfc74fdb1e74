import type { ThemeConfig } from 'antd';
import { useState } from 'react';

/**
 * The brand's tokens (tokens.css) as antd's theme. Nothing moves by itself: a list or dialog that grows while it opens is
 * already there for a press and no longer for its release, and on a busy machine what was chosen is lost.
 */
export const antdTheme: ThemeConfig = {
  token: {
    motion: false,
    colorPrimary: '#2f6b3a',
    // antd would mix these grounds with grey; the brand's are light and warm.
    colorSuccessBg: '#e6f0e4',
    colorSuccessBorder: '#b9d4b8',
    colorInfoBg: '#dcebf5',
    colorInfoBorder: '#b3cfe2',
    colorWarningBg: '#fdf1d3',
    colorWarningBorder: '#ecd08c',
    colorErrorBg: '#fbe9e7',
    colorErrorBorder: '#eebbb6',
    colorLink: '#2f6b3a',
    colorSuccess: '#2f6b3a',
    colorWarning: '#f2b93b',
    colorError: '#b3261e',
    colorInfo: '#2f6b3a',
    colorText: '#35261c',
    colorTextSecondary: '#6b584b',
    // Hints and counters: antd's own grey is too light on white.
    colorTextDescription: '#6b584b',
    colorTextTertiary: '#6b584b',
    colorTextPlaceholder: '#6b584b',
    colorBorder: '#8d7a6b',
    colorBorderSecondary: '#e8dccb',
    colorBgLayout: '#fff9ef',
    colorBgContainer: '#ffffff',
    fontFamily:
      "'Nunito Sans Variable', 'Nunito Sans Fallback', 'Nunito Sans Fallback Roboto', 'Nunito Sans Fallback DejaVu', Arial, sans-serif",
    fontSize: 16,
    controlHeight: 44,
    controlHeightSM: 36,
    borderRadius: 8,
    borderRadiusLG: 14,
  },
  components: {
    Button: { fontWeight: 700, primaryShadow: 'none', defaultShadow: 'none' },
    // A month is narrower than the narrowest phone (316 px).
    DatePicker: { cellWidth: 40 },
    Table: {
      headerBg: '#fff4e0',
      headerColor: '#35261c',
      bodySortBg: '#ffffff',
      headerSortActiveBg: '#fdf0d0',
      headerSortHoverBg: '#fdf0d0',
      // antd derives a grey from the primary colour, on which links are too faint.
      rowSelectedBg: '#e6f0e4',
      rowSelectedHoverBg: '#fdf0d0',
    },
  },
};

const TEXT_SIZE = 16;
const SIZES = ['fontSize', 'fontSizeLG', 'controlHeight', 'controlHeightSM', 'controlHeightLG'] as const;

/** A theme with its texts and controls at another text size, in pixels. */
export const atTextSize = (theme: ThemeConfig, textSize: number): ThemeConfig => {
  if (!(textSize > 0) || textSize === TEXT_SIZE) return theme;
  const { token = {} } = theme;
  const sizes = SIZES.flatMap((name) => {
    const size = token[name];
    return size === undefined ? [] : [[name, (size * textSize) / TEXT_SIZE] as const];
  });
  return { ...theme, token: { ...token, ...Object.fromEntries(sizes) } };
};

/** The theme at the text size that the visitor has chosen, which antd's pixels would not follow. */
export function useTextSizedTheme(theme: ThemeConfig): ThemeConfig {
  const [sized] = useState(() =>
    atTextSize(theme, parseFloat(getComputedStyle(document.documentElement).fontSize)),
  );
  return sized;
}
