import { centavos, type Centavos } from '../money/money.js';
import { PAYMENT_METHODS, type PaymentMethod, type PaymentMethodLabel } from '../orders/payment-methods.js';

type CounterMethod = PaymentMethod & { readonly label: PaymentMethodLabel };

/** Methods of the till, in the order in which it offers them. */
export const COUNTER_METHODS: readonly CounterMethod[] = [
  PAYMENT_METHODS.cash,
  PAYMENT_METHODS.nequi,
  PAYMENT_METHODS.debitCard,
  PAYMENT_METHODS.bancolombiaQr,
  PAYMENT_METHODS.creditCard,
  PAYMENT_METHODS.daviplata,
  PAYMENT_METHODS.breB,
];

export const counterMethod = (id: number): CounterMethod | null =>
  COUNTER_METHODS.find((method) => method.id === id) ?? null;

/** Nearest multiple of `unit`, half up; 0: no rounding. */
export const roundCash = (amount: Centavos, unit: Centavos): Centavos =>
  unit === 0 ? amount : centavos(Math.floor((amount + unit / 2) / unit) * unit);

/** Cash handed over beyond `amount`; may be negative. */
export const cashRounding = (amount: Centavos, unit: Centavos): Centavos =>
  centavos(roundCash(amount, unit) - amount);
