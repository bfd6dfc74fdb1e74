declare const centavosBrand: unique symbol;
/** An amount in whole centavos of a Colombian peso. Always an integer. */
export type Centavos = number & { readonly [centavosBrand]: true };

/** Wraps an integer number of centavos. @throws RangeError when it is not a safe integer. */
export function centavos(value: number): Centavos {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of centavos: ${value}`);
  return value as Centavos;
}

/** Reads pesos with at most two decimals (the HTTP edge) into centavos. @throws RangeError on more decimals. */
export function fromPesos(pesos: number): Centavos {
  const scaled = Math.round(pesos * 100);
  if (!Number.isFinite(pesos) || Math.abs(scaled - pesos * 100) > 1e-4) {
    throw new RangeError(`pesos with at most two decimals expected: ${pesos}`);
  }
  return centavos(scaled);
}

/** Centavos as pesos with two decimals, for the HTTP edge, SIIGO and display. */
export const toPesos = (amount: Centavos): number => amount / 100;

/** VAT of one line in centavos, rounded half up to the centavo; `percent` is a whole number (19). */
export function vatOf(base: Centavos, percent: number): Centavos {
  return centavos(Math.floor((base * percent + 50) / 100));
}

const THOUSANDS = /\B(?=(?:\d{3}){1,7}$)/g;

/**
 * Pesos as the shop writes them: '$ 12.500,00' (es-CO, two decimals, a non-breaking space after the sign). Not `Intl`:
 * creating its formatter takes a phone as long as rendering a whole page.
 */
export const formatMoney = (pesos: number): string => {
  const [whole = '', cents = '00'] = Math.abs(pesos).toFixed(2).split('.');
  return `${pesos < 0 ? '-' : ''}$\u00a0${whole.replace(THOUSANDS, '.')},${cents}`;
};
