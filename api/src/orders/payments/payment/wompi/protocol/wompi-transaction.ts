export interface WompiTransaction {
  id: string;
  reference: string;
  /** PENDING, APPROVED, DECLINED, VOIDED, ERROR; Wompi may add others. */
  status: string;
  amountInCents: number;
  currency: string;
  paymentMethodType: string;
  finalizedAt: Date | null;
}

const ID = /^[\w-]{1,100}$/;
const STATUS = /^[A-Z_]{1,20}$/;
const MAX_TEXT = 255;

export function readTransaction(value: unknown): WompiTransaction | null {
  const fields = recordOf(value);
  const { id, reference, status, amount_in_cents: amountInCents, currency } = fields;
  const type = fields['payment_method_type'] ?? '';
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (typeof status !== 'string' || !STATUS.test(status)) return null;
  if (typeof reference !== 'string' || reference === '' || reference.length > MAX_TEXT) return null;
  if (!Number.isSafeInteger(amountInCents) || typeof currency !== 'string' || currency.length > 10)
    return null;
  if (typeof type !== 'string' || type.length > 60) return null;
  return {
    id,
    reference,
    status,
    amountInCents: amountInCents as number,
    currency,
    paymentMethodType: type,
    finalizedAt: momentOf(fields['finalized_at']),
  };
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function momentOf(value: unknown): Date | null {
  const moment = typeof value === 'string' ? new Date(value) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}
