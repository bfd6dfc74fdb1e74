export { paymentTypesQuery } from './api/get-payment-types';
export { PaymentDialog } from './components/payment-dialog';
