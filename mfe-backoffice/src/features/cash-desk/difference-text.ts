/** `difference` in pesos. */
export const differenceText = (difference: number): string =>
  difference === 0 ? 'Sin diferencia' : difference < 0 ? 'Faltante' : 'Sobrante';
