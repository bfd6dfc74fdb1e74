export { DeliveryWay } from './delivery-way';
export { PickupCard } from './pickup-card';
export { StoreChoice } from './store-choice';
export { usePickupChoice } from './use-pickup-choice';
