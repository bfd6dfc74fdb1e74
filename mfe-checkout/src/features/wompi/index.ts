export { WompiPayment } from './components/wompi-payment';
export { WompiReturn } from './components/wompi-return';
