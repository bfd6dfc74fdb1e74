import { formatMoney } from '@lacteos/ui';

/** `difference` in pesos. */
export const differenceText = (difference: number): string =>
  difference === 0 ? 'Sin diferencia' : difference < 0 ? 'Faltante' : 'Sobrante';

/** Empty for an open shift. */
export const shiftDifferenceText = (difference: number | null): string => {
  if (difference === null) return '';
  const text = differenceText(difference);
  return difference === 0 ? text : `${text} ${formatMoney(Math.abs(difference))}`;
};
