import type { ReleaseReportItem } from '@lacteos/remote-kit';
import { isSampled, sendItems } from './reports';

export interface Opening {
  attempt: string;
  remote: string;
  release: string;
}

type Named = Pick<Opening, 'remote' | 'release'>;

const OPENING = 'lacteos.opening';
const HUNG = 'lacteos.hung';
const MAX_HUNG = 20;
const ATTEMPT_LETTERS = 10;

const read = <T>(key: string): T[] => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as T[];
  } catch {
    return [];
  }
};

const write = (key: string, items: readonly unknown[]): void => {
  try {
    if (items.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(items));
  } catch {
    // Without storage the desk still notices the missing outcome.
  }
};

const isSame = (a: Named, b: Named): boolean => a.remote === b.remote && a.release === b.release;

let open: Opening[] = [];

const storeOpenings = (changed: Opening[]): void => {
  open = changed;
  write(OPENING, open);
};

const itemOf = (opening: Opening, kind: 'start' | 'end'): ReleaseReportItem => ({
  ...opening,
  kind,
  ok: true,
});

/** Reports the start at once and leaves a mark in this tab, because a page that hangs can do neither later. */
export const beginOpening = ({ remote, release }: Named): Opening => {
  const attempt = Math.random()
    .toString(36)
    .slice(2, 2 + ATTEMPT_LETTERS);
  const opening = { attempt, remote, release };
  // Background tabs may be frozen or ended at any moment.
  if (document.visibilityState === 'hidden') return opening;
  storeOpenings([...open, opening]);
  if (isSampled()) sendItems([itemOf(opening, 'start')]);
  return opening;
};

export const endOpening = ({ attempt }: Opening): void =>
  storeOpenings(open.filter((opening) => opening.attempt !== attempt));

export const endOf = (opening: Opening): ReleaseReportItem => itemOf(opening, 'end');

export const rememberHung = ({ remote, release }: Named): void => {
  const hung = read<Named>(HUNG).filter((other) => !isSame(other, { remote, release }));
  write(HUNG, [...hung, { remote, release }].slice(-MAX_HUNG));
};

export const forgetHung = (named: Named): void => {
  const hung = read<Named>(HUNG);
  if (hung.some((other) => isSame(other, named)))
    write(
      HUNG,
      hung.filter((other) => !isSame(other, named)),
    );
};

const drainMarks = (): Opening[] => {
  const marks = read<Opening>(OPENING);
  storeOpenings([]);
  marks.forEach(rememberHung);
  return marks;
};

/**
 * Reads which releases hung earlier, and removes marks when the visitor leaves. Returns releases to skip and reports
 * of the latest hangs.
 */
export const watchOpenings = (): { hung: Named[]; reports: ReleaseReportItem[] } => {
  const reports = drainMarks().map((mark): ReleaseReportItem => ({
    ...mark,
    kind: 'mount',
    ok: false,
    code: 'hung',
  }));
  const leave = (): void => {
    const left = open;
    if (left.length === 0) return;
    storeOpenings([]);
    if (isSampled()) sendItems(left.map(endOf));
  };
  window.addEventListener('pagehide', leave);
  // The system may end a hidden tab without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  return { hung: read<Named>(HUNG), reports };
};
