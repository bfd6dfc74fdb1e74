import { PAYMENT_METHODS, REGISTRATION_ONLY_METHODS } from '@lacteos/contracts';

/** The labels of the specification; the first one stands for Wompi. */
const FIRST = ['WompyBancolombia', 'Efectivo', 'Transferencia Bancaria', 'Cheque'] as const;
const shown: readonly string[] = [...FIRST, 'Wompi'];

/** Ways to pay that the cash desk filters by: the four of the specification, then the others. */
export const CASH_DESK_METHODS: readonly string[] = [
  ...FIRST,
  ...[...PAYMENT_METHODS, ...REGISTRATION_ONLY_METHODS].filter((name) => !shown.includes(name)),
];
