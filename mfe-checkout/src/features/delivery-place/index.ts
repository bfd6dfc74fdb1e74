export { DeliveryNote } from './delivery-note';
export { promiseQuery, type PromisedPlace } from './get-promise';
export { useCartCity, useRememberedCity, useStepCity } from './use-checkout-city';
export { useCheckoutPromise } from './use-checkout-promise';
