export const STATE_LABELS: Readonly<Record<string, string>> = {
  unpaid: 'Sin pagar',
  paid: 'Por despachar',
  dispatched: 'Despachados',
  cancelled: 'Cancelados',
};
