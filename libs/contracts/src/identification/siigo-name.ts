const WORDS: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' y '],
  [/[‐-―−]/g, '-'],
  [/⁄/g, '/'],
  [/[^\p{L}\p{N}\p{M} .,\-/()#%+:;]/gu, ''],
  [/\s+/g, ' '],
];

/**
 * A name of a customer or product with the characters that SIIGO takes: letters with accents, digits, blanks and
 * `.,-/()#%+:;`. `&` is written `y`, a fraction `1/2`, other signs are left out.
 */
export function siigoName(name: string): string {
  const spelled = name.replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ').normalize('NFKC');
  return WORDS.reduce((text, [pattern, by]) => text.replace(pattern, by), spelled).trim();
}
