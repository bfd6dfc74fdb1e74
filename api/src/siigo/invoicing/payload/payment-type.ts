import { colombianDayOf, paymentMethodNamed } from '@lacteos/contracts';

import { foldText } from '#platform/text/index.js';

/** A payment type of SIIGO's catalogue. */
export interface PaymentTypeChoice {
  readonly id: number;
  readonly name: string;
  readonly active?: boolean;
  readonly due_date?: boolean;
}

/**
 * The SIIGO payment type of an order's method: configured, of the same name, a fitting one, or cash. Null when the
 * account has none or the configured one is unusable, so that nothing is booked elsewhere silently.
 */
export function paymentTypeOf(
  method: string,
  types: readonly PaymentTypeChoice[],
  settings: ReadonlyMap<string, number> = new Map(),
): PaymentTypeChoice | null {
  const wanted = foldText(method);
  const [, setId] = [...settings].find(([name]) => foldText(name) === wanted) ?? [];
  if (setId !== undefined) return types.find(({ id, active }) => id === setId && active !== false) ?? null;
  const { isCredit = false, siigoNames = [] } = paymentMethodNamed(method) ?? {};
  const usable = types.filter((type) => type.active !== false && (isCredit || !type.due_date));
  for (const name of [wanted, ...siigoNames, 'efectivo', 'contado']) {
    const found = usable.find((type) => foldText(type.name) === name);
    if (found) return found;
  }
  return usable.find((type) => Boolean(type.due_date) === isCredit) ?? null;
}

/** The due date of a payment whose type has one, by default today. Dates are yyyy-MM-dd. */
export function dueDateOf(
  type: Pick<PaymentTypeChoice, 'due_date'>,
  agreed: string | null,
  today: string,
): { due_date?: string } {
  if (!type.due_date) return {};
  const date = agreed ? colombianDayOf(agreed) : today;
  return { due_date: date < today ? today : date };
}
