const CONTROLS = /[\p{C}\p{Zl}\p{Zp}]+/gu;
const WHITE_SPACE = /\s+/g;
/** Protocols, e-mail addresses and names with a dot before letters. */
const LINK = /:\/\/|@|\.\p{L}{2,}/u;
const MAX_LENGTH = 60;

/**
 * For typed text within a line of a mail: no line breaks, control or invisible characters, links or addresses. At
 * most 60 characters; may be empty.
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
