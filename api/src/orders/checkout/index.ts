export { CheckoutModule } from './checkout.module.js';
export { COUNTER_SOLD, type CounterSold } from './counter/sale/counter-sold.js';
