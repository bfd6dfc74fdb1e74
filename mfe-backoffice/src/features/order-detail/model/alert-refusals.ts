export const STOCK_PAGE = '/admin/stockStores';

export function nextStepText(code: string): string {
  if (code === 'REFUNDS.NO_PAYMENT') return 'Volver y escribir qué se hizo';
  if (code === 'ORDERS.CANCELLATION_ASKED') return 'Volver y responder la solicitud';
  return 'Ver cómo está el pedido';
}
