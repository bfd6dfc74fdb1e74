/** Ids of the controls of both invoice forms, by the start of the codes that are about them. */
const CONTROLS: readonly (readonly [start: string, ids: readonly string[]])[] = [
  ['SELLER', ['order-invoice_sendToUser', 'invoice_seller']],
  ['COST_CENTER', ['order-invoice_sendToCostCenters', 'invoice_cost_center']],
  ['NUMBER', ['order-invoice_number', 'invoice_number']],
  ['DATE', ['invoice_date']],
  ['PAYMENT', ['invoice_payment']],
  ['CUSTOMER_MISSING', ['invoice_identification']],
  ['TAX', ['invoice_items_0_taxes']],
];

/** The control of the open form that a finding is about, if it is shown. */
export function controlOf(code: string | null | undefined): HTMLElement | null {
  const ids = CONTROLS.find(([start]) => code?.startsWith(start))?.[1] ?? [];
  return ids.map((id) => document.getElementById(id)).find(Boolean) ?? null;
}
