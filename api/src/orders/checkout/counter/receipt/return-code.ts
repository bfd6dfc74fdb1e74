import { randomInt } from 'node:crypto';

/** Without 0, O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const SIGNS = `23456789${LETTERS}`;
const LENGTH = 8;
const CODE = new RegExp(`^[${LETTERS}][${SIGNS}]{${LENGTH - 1}}$`);

const pick = (signs: string): string => signs[randomInt(signs.length)] ?? '';

/** Begins with a letter, so that no order's number is one. */
export const newReturnCode = (): string =>
  pick(LETTERS) + Array.from({ length: LENGTH - 1 }, () => pick(SIGNS)).join('');

/** Null when it can't be one. @param typed with blanks, hyphens or small letters */
export function readReturnCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
