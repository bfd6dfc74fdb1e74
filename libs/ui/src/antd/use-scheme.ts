import { useSyncExternalStore } from 'react';
import type { Scheme } from './palette';

const DARK_DEVICE = '(prefers-color-scheme: dark)';

/** Set between `beforeprint` and `afterprint`: paper is white. */
let isPrinting = false;

/** Resolved by the style sheets; a shell without a dark scheme states none. */
const readScheme = (): Scheme => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (isPrinting || !colorScheme?.includes('dark')) return 'light';
  return colorScheme.includes('light') && !matchMedia(DARK_DEVICE).matches ? 'light' : 'dark';
};

const watchScheme = (onChange: () => void): (() => void) => {
  const printing = (is: boolean) => () => {
    isPrinting = is;
    onChange();
  };
  const [before, after] = [printing(true), printing(false)];
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-only-light'] });
  const device = matchMedia(DARK_DEVICE);
  device.addEventListener('change', onChange);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    chosen.disconnect();
    device.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
};

export const useScheme = (): Scheme => useSyncExternalStore(watchScheme, readScheme);
