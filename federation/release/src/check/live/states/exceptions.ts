import { ALWAYS, WHILE_SHOWN, type Moment } from './moments.js';

interface Exception {
  key: RegExp;
  moments: readonly Moment[];
  why: string;
}

/** Differences that are no damage. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    key: /^intrinsic Error\.prepareStackTrace$/,
    moments: ALWAYS,
    why: 'programs that read stacks, the one that drives the browser among them, set it for a moment',
  },
  { key: /^document title$/, moments: WHILE_SHOWN, why: 'each page has its own title' },
  { key: /^input beforeunload$/, moments: WHILE_SHOWN, why: 'a page may ask about unsaved input' },
  {
    key: /^lock lacteos\.live/,
    moments: ALWAYS,
    why: 'one tab reads live updates for all',
  },
  { key: /^cookie lacteos/, moments: ALWAYS, why: 'servers of the shop set them' },
  {
    key: /^root <html data-at-work>$/,
    moments: ['left'],
    why: 'the shell marks the document once a visitor works in it',
  },
  {
    key: /^rule html body \{ overflow-y: hidden; \}$/,
    moments: WHILE_SHOWN,
    why: 'antd keeps the page still behind an open dialog',
  },
];
