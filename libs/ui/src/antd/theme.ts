import type { ThemeConfig } from 'antd';

/** antd's theme from the brand's tokens (tokens.css holds the same values for plain CSS). */
export const antdTheme: ThemeConfig = {
  token: {
    colorPrimary: '#2f6b3a',
    colorInfo: '#2f6b3a',
    colorSuccess: '#2f6b3a',
    colorWarning: '#8a5a00',
    colorError: '#b3261e',
    colorLink: '#2f6b3a',
    colorLinkHover: '#24552d',
    colorText: '#35261c',
    colorTextSecondary: '#6b5a4e',
    colorTextTertiary: '#6b5a4e',
    colorTextDescription: '#6b5a4e',
    colorTextPlaceholder: '#75655a',
    colorBgLayout: '#fff9ef',
    colorBorder: '#8d7c6d',
    colorBorderSecondary: '#e8dcc8',
    borderRadius: 8,
    fontFamily: "'Nunito Sans Variable', 'Nunito Sans Fallback', 'Segoe UI', Arial, sans-serif",
    fontSize: 15,
    controlHeight: 40,
  },
  components: { Table: { headerBg: '#fdf6e9' } },
};
