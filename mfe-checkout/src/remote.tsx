import { defineRemote } from '@lacteos/remote-kit';
import { lazy } from 'react';

const CartPage = lazy(async () => ({ default: (await import('./pages/cart/cart-page')).CartPage }));
const ShippingPage = lazy(async () => ({
  default: (await import('./pages/shipping/shipping-page')).ShippingPage,
}));
const CustomerDataPage = lazy(async () => ({
  default: (await import('./pages/customer-data/customer-data-page')).CustomerDataPage,
}));
const PaymentPage = lazy(async () => ({
  default: (await import('./pages/payment/payment-page')).PaymentPage,
}));
const previewPages = () => import('./pages/order-preview/order-preview-page');
const OrderPreviewPage = lazy(async () => ({ default: (await previewPages()).OrderPreviewPage }));
const StoreOrderPreviewPage = lazy(async () => ({ default: (await previewPages()).StoreOrderPreviewPage }));
const orderPages = () => import('./pages/order-detail/order-detail-page');
const OrderDetailPage = lazy(async () => ({ default: (await orderPages()).OrderDetailPage }));
const OrderPaymentPage = lazy(async () => ({ default: (await orderPages()).OrderPaymentPage }));
const OrderHistoryPage = lazy(async () => ({
  default: (await import('./pages/order-history/order-history-page')).OrderHistoryPage,
}));

const DriverPage = lazy(async () => ({ default: (await import('./pages/driver/driver-page')).DriverPage }));

export const remote = defineRemote({
  contract: 1,
  pages: {
    '/cart': CartPage,
    '/shipping': ShippingPage,
    '/shipping2': CustomerDataPage,
    '/payment': PaymentPage,
    '/placeorder': OrderPreviewPage,
    '/placeorderstore': StoreOrderPreviewPage,
    '/order/:id': OrderDetailPage,
    '/orderStore/:id': OrderDetailPage,
    '/admin/order/:id/pay': OrderPaymentPage,
    '/orderhistory': OrderHistoryPage,
    '/ruta': DriverPage,
  },
});
