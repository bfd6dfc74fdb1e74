export { paymentTypesQuery } from './get-payment-types';
export { PaymentDialog } from './payment-dialog';
