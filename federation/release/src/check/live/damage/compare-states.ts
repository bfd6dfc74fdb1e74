import type { PageState } from './damage-probe.js';

const MAX_NAMED = 3;
const FRAME = ['header', 'main', 'footer'];

const list = (names: readonly string[]): string =>
  [
    ...names.slice(0, MAX_NAMED),
    ...(names.length > MAX_NAMED ? [`${names.length - MAX_NAMED} more`] : []),
  ].join(', ');

const differenceOf = (before: string, after: string): string => {
  const [old, now] = [before.split('; '), after.split('; ')];
  const index = now.findIndex((text, at) => text !== old[at]);
  return index < 0 ? '' : `${old[index] ?? 'nothing'} became ${(now[index] ?? '').replace(/^[\w-]+: /, '')}`;
};

/** The shell itself hides these in the office or elsewhere. */
const MAY_BE_HIDDEN = ['header nav', 'header button'];

const isHidden = (style: string): boolean => style.startsWith('display: none');

const changedLooks = (before: PageState, now: PageState): string[] =>
  Object.entries(before.styles)
    .filter(([part, style]) => {
      const after = now.styles[part] ?? style;
      return after !== style && !(MAY_BE_HIDDEN.includes(part) && (isHidden(style) || isHidden(after)));
    })
    .slice(0, MAX_NAMED)
    .map(([part, style]) => `changes the look of ${part}: ${differenceOf(style, now.styles[part] ?? '')}`);

export const damageWhileShown = (before: PageState, shown: PageState): string[] => [
  ...(shown.lostKeys.length > 0 ? [`removes what others stored: ${list(shown.lostKeys)}`] : []),
  ...(shown.overwrittenKeys.length > 0
    ? [`overwrites what others stored: ${list(shown.overwrittenKeys)}`]
    : []),
  ...(shown.covered.length > 0 ? [`covers the frame: ${list(shown.covered)} can't be pressed`] : []),
  ...(shown.inert.length > 0 ? [`takes input from the frame: ${list(shown.inert)} is inert or hidden`] : []),
  ...(shown.besideBody.length > before.besideBody.length
    ? [`puts an element beside the body: ${list(shown.besideBody)}`]
    : []),
  ...(shown.isClickTaken && !before.isClickTaken ? ['takes clicks on the frame before they arrive'] : []),
  ...(shown.overflow.includes('hidden') && !before.overflow.includes('hidden')
    ? ['keeps the page from scrolling']
    : []),
  ...changedLooks(before, shown),
];

export const damageLeftBehind = (before: PageState, after: PageState): string[] => [
  ...damageWhileShown(before, after),
  ...FRAME.filter((part) => part in before.styles && !(part in after.styles)).map(
    (part) => `takes the ${part} out of the frame`,
  ),
];
