/** The states of orders as the dashboard names them. */
export const STATE_LABELS: Readonly<Record<string, string>> = {
  unpaid: 'Sin pagar',
  paid: 'Por despachar',
  dispatched: 'Despachados',
  cancelled: 'Cancelados',
};
/** Colours of their bars. */
export const STATE_COLORS: Readonly<Record<string, string>> = {
  unpaid: 'var(--butter)',
  paid: 'var(--leaf)',
  dispatched: '#5b8fb0',
  cancelled: 'var(--danger)',
};
