/** Kinds of bank account that a refund is transferred to. */
export const REFUND_ACCOUNT_KINDS = ['Ahorros', 'Corriente', 'Depósito electrónico'] as const;
