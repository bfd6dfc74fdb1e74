const pesos = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Pesos for display: es-CO, two decimals, e.g. `$ 12.500,00`. */
export const formatMoney = (amount: number): string => `$ ${pesos.format(amount)}`;

/** First 10 characters of an ISO date, as lists show it; empty for no date. */
export const formatDay = (iso: string | null | undefined): string => iso?.slice(0, 10) ?? '';
