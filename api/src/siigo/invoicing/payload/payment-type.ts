import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { colombianDayOf } from '@lacteos/contracts/time/colombian-day';

import { foldText } from '#platform/text/index.js';

export interface PaymentTypeChoice {
  readonly id: number;
  readonly name: string;
  readonly active?: boolean;
  readonly due_date?: boolean;
}

/** Null when the configured one is unusable, so that nothing is booked elsewhere silently. */
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

/** Null for types without one; default today. Dates are yyyy-MM-dd. */
export function dueDateOf(
  type: Pick<PaymentTypeChoice, 'due_date'>,
  agreed: string | null,
  today: string,
): { due_date?: string } {
  if (!type.due_date) return {};
  const date = agreed ? colombianDayOf(agreed) : today;
  return { due_date: date < today ? today : date };
}

/** Same id, else same name, else the same kind of due date, cash first. Null when the account has none. */
export function notePaymentTypeOf(
  invoiceTypeId: number,
  types: { readonly invoice: readonly PaymentTypeChoice[]; readonly note: readonly PaymentTypeChoice[] },
): PaymentTypeChoice | null {
  const usable = types.note.filter(({ active }) => active !== false);
  const ofInvoice = types.invoice.find(({ id }) => id === invoiceTypeId);
  const isDue = Boolean(ofInvoice?.due_date);
  const alike = usable.filter((type) => Boolean(type.due_date) === isDue);
  const named = (name: string, among = alike) => among.find((type) => foldText(type.name) === name);
  return (
    usable.find(({ id }) => id === invoiceTypeId) ??
    (ofInvoice && named(foldText(ofInvoice.name), usable)) ??
    named('efectivo') ??
    named('contado') ??
    alike[0] ??
    null
  );
}
