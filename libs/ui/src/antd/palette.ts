/** One of the two schemes. */
export type Scheme = 'light' | 'dark';

const LIGHT = {
  cream: '#fff9ef',
  milk: '#ffffff',
  leaf: '#2f6b3a',
  'leaf-deep': '#24552d',
  'leaf-mist': '#e6f0e4',
  butter: '#f2b93b',
  'butter-mist': '#fdf0d0',
  sky: '#dcebf5',
  cocoa: '#35261c',
  'cocoa-soft': '#6b584b',
  line: '#e8dccb',
  'field-line': '#8d7a6b',
  danger: '#b3261e',
  'danger-mist': '#fbe9e7',
  'danger-deep': '#7d1610',
  'butter-deep': '#a86f00',
  'on-butter': '#35261c',
  deep: '#35261c',
  'on-deep': '#f6ead9',
  'deep-link': '#fbe3ad',
  meadow: '#2f6b3a',
  'meadow-deep': '#1e4726',
  'on-meadow': '#ffffff',
  off: '#e9e0d3',
  'on-off': '#6a5c50',
  bone: '#f1e6d5',
  'bone-light': '#faf2e4',
  'line-strong': '#bda88d',
  'seal-rim': '#000000',
} as const;

/** Name of a colour of `tokens.css`, without its two hyphens. */
export type ColourName = keyof typeof LIGHT;

const DARK: Record<ColourName, string> = {
  cream: '#17110d',
  milk: '#221a14',
  leaf: '#8fcb98',
  'leaf-deep': '#b2dfb6',
  'leaf-mist': '#22372a',
  butter: '#f0bd4f',
  'butter-mist': '#3a2d18',
  sky: '#1f2e39',
  cocoa: '#f3e8da',
  'cocoa-soft': '#c7b6a6',
  line: '#3d3128',
  'field-line': '#937f70',
  danger: '#ff9a8d',
  'danger-mist': '#45211d',
  'danger-deep': '#ffc9c1',
  'butter-deep': '#f0bd4f',
  'on-butter': '#2a1c10',
  deep: '#0e0a07',
  'on-deep': '#e9dccb',
  'deep-link': '#f3d692',
  meadow: '#234f2b',
  'meadow-deep': '#142f1a',
  'on-meadow': '#f3e8da',
  off: '#33291f',
  'on-off': '#b3a292',
  bone: '#2c2219',
  'bone-light': '#3a2e23',
  'line-strong': '#76624f',
  'seal-rim': '#ffffff',
};

/** The colours of `tokens.css` for antd, which calculates with them. */
export const PALETTE: Record<Scheme, Record<ColourName, string>> = { light: LIGHT, dark: DARK };
