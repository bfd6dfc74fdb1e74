export const REFUND_ACCOUNT_KINDS = ['Ahorros', 'Corriente', 'Depósito electrónico'] as const;
