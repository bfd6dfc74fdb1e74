import { VAT_PERCENT } from '../reference/reference-data.js';

/**
 * Texts of each flag of an order in lists, to the letter of the specification (back office, section 5): on the
 * screen, in files of orders and in the search.
 */
export const ORDER_FLAG_TEXTS = {
  active: { true: 'pedido activo', false: 'pedido cancelado' },
  isPaid: { true: 'Aprobado', false: 'No registra pago' },
  isDelivered: { true: 'Despachado', false: 'No registra envio' },
} as const;

/** Paid after its reservation had lapsed, when the units were gone. */
export const PAID_WITHOUT_STOCK = 'pagado sin stock';

/** The label of an order's VAT; it names the rate only when every line has it. */
export const vatLabel = (allTaxed: boolean): string =>
  allTaxed ? `Impuesto IVA ${VAT_PERCENT.Taxed}%` : 'Impuesto IVA';
