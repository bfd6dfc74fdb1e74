export const EAN_TEXT = 'El código de barras tiene 8, 12, 13 o 14 dígitos y el último los comprueba.';
const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** GTIN-8, -12, -13 or -14 whose last digit is right. */
export function isEan(value: unknown): value is string {
  if (typeof value !== 'string' || !GTIN.test(value)) return false;
  const sum = [...value.slice(0, -1)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(value.at(-1));
}
