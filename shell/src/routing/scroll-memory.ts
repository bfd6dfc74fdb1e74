const KEY = 'lacteos.scroll';
const KEPT = 50;
// Slow lists need this long; the visitor's own scrolling ends it.
const MAX_WAIT_MS = 20_000;
const NEAR_PX = 2;

type Positions = Map<string, number>;

const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
};

/** Per tab; survives a reload, not another visit. */
export const readPositions = (): Positions => {
  try {
    const stored: unknown = isReturn() ? JSON.parse(sessionStorage.getItem(KEY) ?? '[]') : [];
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  } catch {
    return new Map();
  }
};

export const writePositions = (positions: Positions): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEPT)));
  } catch {
    // A reload then starts at the top.
  }
};

export const recordPosition = (positions: Positions, page: string, top: number): void => {
  positions.delete(page);
  positions.set(page, top);
};

const USER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Waits until the page is high enough, unless the visitor scrolls first. @returns cancels it */
export const scrollWhenPossible = (top: number, onDone: () => void): (() => void) => {
  const finish = (): void => {
    growth.disconnect();
    clearTimeout(limit);
    for (const move of USER_MOVES) window.removeEventListener(move, finish);
    onDone();
  };
  const attempt = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= NEAR_PX) finish();
  };
  const growth = new ResizeObserver(attempt);
  const limit = setTimeout(finish, MAX_WAIT_MS);
  for (const move of USER_MOVES) window.addEventListener(move, finish, { passive: true });
  growth.observe(document.body);
  attempt();
  return finish;
};
