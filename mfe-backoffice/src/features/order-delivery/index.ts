export { OrderDeliveryCard } from './order-delivery-card';
