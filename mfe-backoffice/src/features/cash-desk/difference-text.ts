/** 'Faltan', 'Sobran' or nothing: the text for the difference between counted and expected cash, in pesos. */
export const differenceText = (difference: number): string =>
  difference === 0 ? 'Sin diferencia' : difference < 0 ? 'Faltante' : 'Sobrante';
