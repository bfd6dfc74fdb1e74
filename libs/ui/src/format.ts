const money = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Pesos as the shop writes them: '$ 12.500,00' (es-CO, two decimals, a non-breaking space after the sign). */
export const formatMoney = (pesos: number): string =>
  `${pesos < 0 ? '-' : ''}$\u00a0${money.format(Math.abs(pesos))}`;

/** The day of an ISO date: its first ten characters; empty when there is none. */
export const formatDay = (iso: string | null | undefined): string => (iso ?? '').slice(0, 10);

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** Day and time of an ISO moment as people in Colombia read it. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
