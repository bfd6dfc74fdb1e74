declare const centavosBrand: unique symbol;
/** Whole centavos of a Colombian peso. */
export type Centavos = number & { readonly [centavosBrand]: true };

/** @throws RangeError when it is not a safe integer. */
export function centavos(value: number): Centavos {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of centavos: ${value}`);
  return value as Centavos;
}

/** @throws RangeError for more than two decimals. */
export function fromPesos(pesos: number): Centavos {
  const scaled = Math.round(pesos * 100);
  if (!Number.isFinite(pesos) || Math.abs(scaled - pesos * 100) > 1e-4) {
    throw new RangeError(`pesos with at most two decimals expected: ${pesos}`);
  }
  return centavos(scaled);
}

/** For the HTTP edge, SIIGO and display. */
export const toPesos = (amount: Centavos): number => amount / 100;

/** Rounded half up to the centavo; `percent` is a whole number (19). */
export function vatOf(base: Centavos, percent: number): Centavos {
  return centavos(Math.floor((base * percent + 50) / 100));
}

const THOUSANDS = /\B(?=(?:\d{3}){1,7}$)/g;

/** '$ 12.500,00' with a non-breaking space. Not `Intl`: creating its formatter is slow on phones. */
export const formatMoney = (pesos: number): string => {
  const [whole = '', cents = '00'] = Math.abs(pesos).toFixed(2).split('.');
  return `${pesos < 0 ? '-' : ''}$\u00a0${whole.replace(THOUSANDS, '.')},${cents}`;
};
