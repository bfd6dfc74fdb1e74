export type CheckoutStep = 'shipping' | 'payment' | 'preview';

/** Places of the steps in the bar, after the sign-in. */
export const POSITIONS: Readonly<Record<CheckoutStep, number>> = { shipping: 1, payment: 2, preview: 3 };
