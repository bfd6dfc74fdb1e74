import { PRODUCT_CODE_PREFIX } from '@lacteos/contracts/reference/reference-data';

export const PRODUCT_CODES = 100_000;

/** `LLA-00042` for 42; below 100000. */
export const productCode = (number: number): string =>
  `${PRODUCT_CODE_PREFIX}${String(number).padStart(5, '0')}`;
