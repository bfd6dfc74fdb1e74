export type CheckoutStep = 'shipping' | 'payment' | 'preview';

export const POSITIONS: Readonly<Record<CheckoutStep, number>> = { shipping: 1, payment: 2, preview: 3 };
