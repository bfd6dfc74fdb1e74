import { foldText } from './fold-text.js';

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'x'],
  [/h/g, ''],
  [/qu(?=[ei]|$)/g, 'k'],
  [/ll/g, 'y'],
  [/sc(?=[ei])/g, 's'],
  [/c(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/w/g, 'u'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/y$/g, 'i'],
  [/(\D)\1+/g, '$1'],
];

/** Folded word by its Colombian sound: 'kesillo' and 'quesillo' are equal. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), word);

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/^(.+[aeiou][dlnrsz])es$/, '$1'],
  [/^(.{3,}[aeo])s$/, '$1'],
  [/^(.{2,}[lnrt])s$/, '$1'],
];
const MIN_PLURAL_LENGTH = 5;

/** Strips plural endings from a folded word: 'quesos', 'flanes', 'yogures', 'yogurts'. */
export function singularOf(word: string): string {
  if (word.length < MIN_PLURAL_LENGTH) return word;
  const [ending, stem] = PLURALS.find(([pattern]) => pattern.test(word)) ?? [];
  return ending && stem ? word.replace(ending, stem) : word;
}

const FILLERS = new Set([
  'a',
  'al',
  'con',
  'de',
  'del',
  'el',
  'en',
  'la',
  'las',
  'los',
  'para',
  'sin',
  'un',
  'una',
  'y',
]);

export const wordsOf = (text: string): { written: string; folded: string }[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  )
    .map((written) => ({ written, folded: foldText(written) }))
    .filter(({ folded }) => !FILLERS.has(folded));
