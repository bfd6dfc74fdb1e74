import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L, 2, Z, 5, S, 8 and B. */
const SIGNS = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 6;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

export const newPickupCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');

/** Null when it can't be one. @param typed with blanks, hyphens or small letters */
export function readPickupCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
