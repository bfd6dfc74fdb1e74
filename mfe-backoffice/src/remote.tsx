import { defineRemote, type ExposedComponents } from '@lacteos/remote-kit';
import { lazy } from 'react';

const DashboardPage = lazy(async () => {
  const { DashboardPage: page } = await import('./pages/dashboard/dashboard-page');
  return { default: page };
});
const OrderListPage = lazy(async () => {
  const { OrderListPage: page } = await import('./pages/order-list/order-list-page');
  return { default: page };
});
const OrderDetailPage = lazy(async () => {
  const { OrderDetailPage: page } = await import('./pages/order-detail/order-detail-page');
  return { default: page };
});

const PapersPage = lazy(async () => {
  const { PapersPage: page } = await import('./pages/papers/papers-page');
  return { default: page };
});
const DeliveriesPage = lazy(async () => {
  const { DeliveriesPage: page } = await import('./pages/deliveries/deliveries-page');
  return { default: page };
});
const DeliveryPage = lazy(async () => {
  const { DeliveryPage: page } = await import('./pages/delivery/delivery-page');
  return { default: page };
});
const CashDeskPage = lazy(async () => {
  const { CashDeskPage: page } = await import('./pages/cash-desk/cash-desk-page');
  return { default: page };
});
const ShiftsPage = lazy(async () => {
  const { ShiftsPage: page } = await import('./pages/shifts/shifts-page');
  return { default: page };
});
const ReturnsPage = lazy(async () => {
  const { ReturnsPage: page } = await import('./pages/returns/returns-page');
  return { default: page };
});
const RefundsPage = lazy(async () => {
  const { RefundsPage: page } = await import('./pages/refunds/refunds-page');
  return { default: page };
});
const ClaimListPage = lazy(async () => {
  const { ClaimListPage: page } = await import('./pages/claim-list/claim-list-page');
  return { default: page };
});
const ClaimDetailPage = lazy(async () => {
  const { ClaimDetailPage: page } = await import('./pages/claim-detail/claim-detail-page');
  return { default: page };
});
const ProductListPage = lazy(async () => {
  const { ProductListPage: page } = await import('./pages/product-list/product-list-page');
  return { default: page };
});
const ProductDetailPage = lazy(async () => {
  const { ProductDetailPage: page } = await import('./pages/product-detail/product-detail-page');
  return { default: page };
});
const PartnersPage = lazy(async () => {
  const { PartnersPage: page } = await import('./pages/partners/partners-page');
  return { default: page };
});
const RestockPage = lazy(async () => {
  const { RestockPage: page } = await import('./pages/restock/restock-page');
  return { default: page };
});
const AssignStockPage = lazy(async () => {
  const { AssignStockPage: page } = await import('./pages/stock/assign-stock-page');
  return { default: page };
});
const AssignCashiersPage = lazy(async () => {
  const { AssignCashiersPage: page } = await import('./pages/cashiers/assign-cashiers-page');
  return { default: page };
});

const UsersPage = lazy(async () => {
  const { UsersPage: page } = await import('./pages/users/users-page');
  return { default: page };
});
const AuditPage = lazy(async () => {
  const { AuditPage: page } = await import('./pages/audit/audit-page');
  return { default: page };
});

const MessagesPage = lazy(async () => {
  const { MessagesPage: page } = await import('./pages/messages/messages-page');
  return { default: page };
});

const HealthPage = lazy(async () => {
  const { HealthPage: page } = await import('./pages/health/health-page');
  return { default: page };
});

const LegalTextsPage = lazy(async () => {
  const { LegalTextsPage: page } = await import('./pages/legal/legal-texts-page');
  return { default: page };
});
const LegalTextPage = lazy(async () => {
  const { LegalTextPage: page } = await import('./pages/legal/legal-text-page');
  return { default: page };
});

const OfficeMenu = lazy(async () => {
  const { OfficeMenuAlone: menu } = await import('#features/menu');
  return { default: menu };
});

const OfficeNotices = lazy(async () => {
  const { OfferedNotices: notices } = await import('./frame/offered-notices');
  return { default: notices };
});

const OfficeSearch = lazy(async () => {
  const { OfferedSearch: search } = await import('./frame/offered-search');
  return { default: search };
});

const exposes: ExposedComponents<'mfe-backoffice'> = { OfficeMenu, OfficeNotices, OfficeSearch };

export const remote = defineRemote({
  contract: 1,
  pages: {
    '/admin/dashboard': DashboardPage,
    '/admin/users': UsersPage,
    '/admin/orders': OrderListPage,
    '/admin/order/:id': OrderDetailPage,
    '/admin/papers': PapersPage,
    '/admin/deliverys': DeliveriesPage,
    '/admin/delivery': DeliveryPage,
    '/admin/pays': CashDeskPage,
    '/admin/shifts': ShiftsPage,
    '/admin/returns': ReturnsPage,
    '/admin/refunds': RefundsPage,
    '/admin/claims': ClaimListPage,
    '/admin/claim/:id': ClaimDetailPage,
    '/admin/products': ProductListPage,
    '/admin/product/:id': ProductDetailPage,
    '/admin/partners': PartnersPage,
    '/admin/restock': RestockPage,
    '/admin/stockStores': AssignStockPage,
    '/admin/casherStore': AssignCashiersPage,
    '/admin/audit': AuditPage,
    '/admin/messages': MessagesPage,
    '/admin/health': HealthPage,
    '/admin/legal': LegalTextsPage,
    '/admin/legal/:document': LegalTextPage,
  },
  exposes,
});
