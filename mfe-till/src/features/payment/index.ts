export { COUNTER_METHODS, isCash, methodOf, type CounterMethod } from './counter-methods';
export { PaymentForm } from './payment-form';
export { NO_PAYMENT, planPayment, type PaymentDraft, type PaymentPlan } from './payment-plan';
