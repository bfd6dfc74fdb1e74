export { NEW_ORDERS, newOrdersQuery } from './api/count-new-orders';
export { orderTimelineQuery } from './api/order-timeline';
export { ORDERS_KEY } from './api/orders-key';
export { OrderTimeline } from './components/timeline-drawer';
export { OrderDialogsProvider, useOrderDialogs } from './components/order-dialogs';
export { ORDER_LINK_COLUMN } from './components/order-link-column';
export { stepText } from './model/timeline-texts';
export { canBeDispatched, canBeInvoiced, customerName } from './model/order-texts';
export { ORDERS_TABLE } from './orders-definition';
