export { CheckoutSteps } from './checkout-steps';
export type { CheckoutStep } from './positions';
export { shippingPathOf } from './shipping-path';
export { useSlide } from './use-slide';
