import { foldText } from '../../../platform/text/index.js';

/** A payment type of SIIGO's catalogue. */
export interface PaymentTypeChoice {
  readonly id: number;
  readonly name: string;
  readonly active?: boolean;
  readonly due_date?: boolean;
}

/** Names under which an accounting system may keep a method of the shop, most fitting first. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  wompi: ['pasarela de pagos', 'tarjeta credito', 'transferencia bancaria', 'transferencia', 'consignacion'],
  'consignacion bancolombia': ['consignacion', 'transferencia bancaria', 'transferencia'],
  'qr bancolombia': ['transferencia bancaria', 'transferencia', 'consignacion'],
  nequi: ['transferencia bancaria', 'transferencia', 'consignacion'],
  daviplata: ['transferencia bancaria', 'transferencia', 'consignacion'],
  'transferencia bancaria': ['transferencia', 'consignacion'],
  cheque: ['consignacion', 'efectivo'],
  'tarjeta debito': ['tarjeta', 'transferencia bancaria'],
  'tarjeta credito': ['tarjeta', 'transferencia bancaria'],
};

/**
 * The payment type of SIIGO that an order's method is booked under: the one that the setting names, else the one of the
 * same name, else one that fits, else cash. Only a credit may have a due date. Null when the account has none of them, or
 * when the one of the setting does not exist or is inactive: money is not booked elsewhere in silence.
 */
export function paymentTypeOf(
  method: string,
  types: readonly PaymentTypeChoice[],
  settings: ReadonlyMap<string, number> = new Map(),
): PaymentTypeChoice | null {
  const wanted = foldText(method);
  const [, setId] = [...settings].find(([name]) => foldText(name) === wanted) ?? [];
  if (setId !== undefined) return types.find(({ id, active }) => id === setId && active !== false) ?? null;
  const isCredit = wanted === 'credito';
  const usable = types.filter((type) => type.active !== false && (isCredit || !type.due_date));
  for (const name of [wanted, ...(OTHER_NAMES[wanted] ?? []), 'efectivo', 'contado']) {
    const found = usable.find((type) => foldText(type.name) === name);
    if (found) return found;
  }
  return usable.find((type) => Boolean(type.due_date) === isCredit) ?? null;
}

/** The due date of a payment, only where its type has one; today when none was agreed. Dates are yyyy-MM-dd. */
export function dueDateOf(
  type: Pick<PaymentTypeChoice, 'due_date'>,
  agreed: string | null,
  today: string,
): { due_date?: string } {
  if (!type.due_date) return {};
  const date = agreed?.slice(0, 10) ?? today;
  return { due_date: date < today ? today : date };
}
