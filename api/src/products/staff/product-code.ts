import { PRODUCT_CODE_PREFIX } from '@lacteos/contracts/reference/reference-data';

/** Number of possible codes. */
export const PRODUCT_CODES = 100_000;

/** The code for a number below 100000, e.g. LLA-00042. */
export const productCode = (number: number): string =>
  `${PRODUCT_CODE_PREFIX}${String(number).padStart(5, '0')}`;
