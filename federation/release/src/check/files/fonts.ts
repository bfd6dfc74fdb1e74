import type { Finding } from '../finding.js';
import type { Texts } from './read-texts.js';

const CHECK = 'fonts';
const FACE = /@font-face\s*\{[^}]*?font-family\s*:\s*([^;}]+)/gi;
/** Declarations; custom properties that hold lists of fonts have the word in their name. */
const LIST = /(?<![\w-])((?:--|font-)[\w-]+)\s*:\s*([^;{}]+)/g;

const nameOf = (text: string): string =>
  text
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .toLowerCase();

const facesIn = (sheet: string): string[] => [...sheet.matchAll(FACE)].map(([, name = '']) => nameOf(name));

const usedIn = (sheet: string): string[] =>
  [...sheet.matchAll(LIST)].flatMap(([, property = '', list = '']) =>
    property.includes('font') ? list.split(',').map(nameOf) : [],
  );

/** Refuses a font under a name that the shell's sheets use: the whole shop would change its letters. */
export const checkFonts = (sheets: Texts, frame: Texts): Finding[] => {
  const used = new Set(Object.values(frame).flatMap(usedIn));
  const faces = Object.entries(sheets).flatMap(([path, sheet]) =>
    facesIn(sheet).map((name) => ({ path, name })),
  );
  const taken = faces.filter(({ name }) => used.has(name));
  if (taken.length > 0)
    return [...new Map(taken.map((face) => [`${face.path} ${face.name}`, face])).values()].map(
      ({ path, name }): Finding => ({
        check: CHECK,
        level: 'breaks',
        message: `${path} brings a font "${name}", which the shop uses under that name: name it after the remote`,
        affects: ['every page'],
      }),
    );
  const message = `${faces.length} fonts have names that the shop does not use`;
  return [{ check: CHECK, level: 'fine', message, affects: [] }];
};
