const WORDS: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' y '],
  [/[‐-―−]/g, '-'],
  [/⁄/g, '/'],
  [/[^\p{L}\p{N}\p{M} .,\-/()#%+:;]/gu, ''],
  [/\s+/g, ' '],
];

/** SIIGO takes letters, digits, blanks and `.,-/()#%+:;`. `&` becomes `y`, a fraction `1/2`, others are dropped. */
export function siigoName(name: string): string {
  const spelled = name.replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ').normalize('NFKC');
  return WORDS.reduce((text, [pattern, by]) => text.replace(pattern, by), spelled).trim();
}
