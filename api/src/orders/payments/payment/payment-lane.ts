/** Nothing slow elsewhere delays questions to the payment provider. */
export const PAYMENT_LANE = 'payments';
