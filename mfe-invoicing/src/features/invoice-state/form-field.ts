/** Control ids of both forms, by the start of their codes. */
const CONTROLS: readonly (readonly [start: string, ids: readonly string[]])[] = [
  ['SELLER', ['order-invoice_sendToUser', 'invoice_seller']],
  ['COST_CENTER', ['order-invoice_sendToCostCenters', 'invoice_cost_center']],
  ['NUMBER', ['order-invoice_number', 'invoice_number']],
  ['DATE', ['invoice_date']],
  ['PAYMENT', ['invoice_payment']],
  ['CUSTOMER_MISSING', ['invoice_identification']],
  ['TAX', ['invoice_items_0_taxes']],
];

export function controlOf(code: string | null | undefined): HTMLElement | null {
  const ids = CONTROLS.find(([start]) => code?.startsWith(start))?.[1] ?? [];
  return ids.map((id) => document.getElementById(id)).find(Boolean) ?? null;
}
