import { VAT_RATES } from '../money/vat-classes.js';

/** Exact texts of the specification (back office, section 5): screens, order files and search. */
export const ORDER_FLAG_TEXTS = {
  active: { true: 'pedido activo', false: 'pedido cancelado' },
  isPaid: { true: 'Aprobado', false: 'No registra pago' },
  isDelivered: { true: 'Despachado', false: 'No registra envio' },
} as const;

/** Paid after the reservation had lapsed and the units were gone. */
export const PAID_WITHOUT_STOCK = 'pagado sin stock';

const GENERAL_PERCENT = VAT_RATES.findLast(({ vatClass }) => vatClass === 'Taxed')?.percent ?? 0;

/** Names the general rate only when every line has it. @param lines for the rate of the order's day */
export const vatLabel = (allTaxed: boolean, lines: readonly { taxPercent?: number }[] = []): string =>
  allTaxed ? `Impuesto IVA ${lines[0]?.taxPercent ?? GENERAL_PERCENT}%` : 'Impuesto IVA';
