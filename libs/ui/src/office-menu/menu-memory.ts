const KEY = 'office-menu';
const WIDE = '(min-width: 64rem)';

/** Defaults to folded where tables need the room. */
export const isMenuFolded = (): boolean => {
  const kept = localStorage.getItem(KEY);
  return kept === null ? !window.matchMedia(WIDE).matches : kept === 'folded';
};

export const storeMenuFolded = (isFolded: boolean): void =>
  localStorage.setItem(KEY, isFolded ? 'folded' : 'open');
