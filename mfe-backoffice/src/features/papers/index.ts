export { PrintOrders } from './components/print-orders';
export { papersLink } from './model/paper-choice';
export { Papers } from './papers';
