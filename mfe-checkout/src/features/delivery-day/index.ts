export { DeliveryCard } from './components/delivery-card';
export { PromisedDay } from './components/promised-day';
export { type DeliveryChoice, useDeliveryChoice, useFreshPromise } from './use-delivery-choice';
