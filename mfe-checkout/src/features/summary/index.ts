export { CheckoutSummary } from './checkout-summary';
export { StepWithSummary } from './step-with-summary';
