import { defineRemote } from '@lacteos/remote-kit';
import { lazy } from 'react';

const DashboardPage = lazy(async () => {
  const { DashboardPage: page } = await import('./pages/dashboard/dashboard-page');
  return { default: page };
});
const OrdersPage = lazy(async () => {
  const { OrdersPage: page } = await import('./pages/orders/orders-page');
  return { default: page };
});

const DeliveriesPage = lazy(async () => {
  const { DeliveriesPage: page } = await import('./pages/deliveries/deliveries-page');
  return { default: page };
});
const CashDeskPage = lazy(async () => {
  const { CashDeskPage: page } = await import('./pages/cash-desk/cash-desk-page');
  return { default: page };
});

/** What this remote gives to the shell: its pages by the routes of `remote.manifest.json`. */
export const remote = defineRemote({
  contract: 1,
  pages: {
    '/admin/dashboard': DashboardPage,
    '/admin/orders': OrdersPage,
    '/admin/deliverys': DeliveriesPage,
    '/admin/pays': CashDeskPage,
  },
});
