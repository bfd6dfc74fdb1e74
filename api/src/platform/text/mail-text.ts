const CONTROLS = /[\p{C}\p{Zl}\p{Zp}]+/gu;
const WHITE_SPACE = /\s+/g;
/** Whatever a mail program would make a link of: protocols, e-mail addresses and names with a dot before letters. */
const LINK = /:\/\/|@|\.\p{L}{2,}/u;
const MAX_LENGTH = 60;

/**
 * A text that somebody typed, for use within one line of a mail: no line breaks, control or invisible characters, and
 * no word that is a link or an address. At most 60 characters; empty when nothing is left.
 */
export const mailText = (typed: string | null | undefined): string =>
  (typed ?? '')
    .normalize('NFKC')
    .replace(CONTROLS, ' ')
    .split(WHITE_SPACE)
    .filter((word) => !LINK.test(word))
    .join(' ')
    .trim()
    .slice(0, MAX_LENGTH);
