export { DeliveryLine } from './delivery-line';
