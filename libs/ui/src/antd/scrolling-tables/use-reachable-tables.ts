import { useEffect } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const MARK = 'data-reachable';
const PAGE = 'main, body, [role="dialog"]';
/** Rounding differences below a pixel do not scroll. */
const TOLERANCE = 1;

const scrollsSideways = (box: HTMLElement): boolean =>
  box.scrollWidth > box.clientWidth + TOLERANCE &&
  ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);

const holdsStop = (box: HTMLElement): boolean =>
  [...box.querySelectorAll(FOCUSABLE)].some((stop) => !stop.matches(':disabled, [inert] *'));

function mark(box: HTMLElement): void {
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', 'Tabla más ancha que la pantalla: se desplaza con las flechas');
  box.setAttribute(MARK, '');
}

function unmark(box: HTMLElement): void {
  for (const name of ['tabindex', 'role', 'aria-label', MARK]) box.removeAttribute(name);
}

/** Checks the boxes around a table, up to its page or dialog. */
function judge(table: HTMLElement): void {
  for (let box = table.parentElement; box && !box.matches(PAGE); box = box.parentElement) {
    const isMarked = box.hasAttribute(MARK);
    const isNeeded = scrollsSideways(box) && !holdsStop(box);
    if (isNeeded && !isMarked) mark(box);
    if (!isNeeded && isMarked) unmark(box);
  }
}

/** Makes horizontally scrolling tables of the whole document keyboard stops, unless they contain one. */
export function useReachableTables(): void {
  useEffect(() => {
    const tables = document.getElementsByTagName('table');
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const table = target.matches('table') ? target : target.querySelector('table');
        if (table) judge(table as HTMLElement);
      }
    });
    const known = new WeakSet<Element>();
    const meet = (): void => {
      for (const table of tables) {
        if (known.has(table)) continue;
        known.add(table);
        sizes.observe(table);
        if (table.parentElement) sizes.observe(table.parentElement);
      }
    };
    meet();
    const arrivals = new MutationObserver(meet);
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      sizes.disconnect();
    };
  }, []);
}
