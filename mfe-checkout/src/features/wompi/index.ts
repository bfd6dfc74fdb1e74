export { WompiPayment } from './wompi-payment';
export { WompiReturn } from './wompi-return';
