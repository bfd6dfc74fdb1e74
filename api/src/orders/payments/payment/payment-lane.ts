/** Lane of the outbox for questions to the payment provider: nothing that is slow elsewhere delays them. */
export const PAYMENT_LANE = 'payments';
