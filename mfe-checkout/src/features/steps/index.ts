export { CheckoutSteps } from './checkout-steps';
