import { VAT_RATES } from '../money/vat-classes.js';

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

const GENERAL_PERCENT = VAT_RATES.findLast(({ vatClass }) => vatClass === 'Taxed')?.percent ?? 0;

/**
 * The label of an order's VAT; it names the general rate only when every line has it.
 * @param lines the order's lines, for the rate of its day
 */
export const vatLabel = (allTaxed: boolean, lines: readonly { taxPercent?: number }[] = []): string =>
  allTaxed ? `Impuesto IVA ${lines[0]?.taxPercent ?? GENERAL_PERCENT}%` : 'Impuesto IVA';
