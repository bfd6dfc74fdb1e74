const KEY = 'office-menu';
const WIDE = '(min-width: 80rem)';

/** Whether the office's menu shows icons only: as it was left in this browser, otherwise where tables need the room. */
export const isMenuFolded = (): boolean => {
  const kept = localStorage.getItem(KEY);
  return kept === null ? !window.matchMedia(WIDE).matches : kept === 'folded';
};

/** Remembers in this browser how the menu was left. */
export const keepMenuFolded = (isFolded: boolean): void =>
  localStorage.setItem(KEY, isFolded ? 'folded' : 'open');
