import {
  AppstoreOutlined,
  AuditOutlined,
  BookOutlined,
  CarOutlined,
  CloudUploadOutlined,
  DashboardOutlined,
  FileTextOutlined,
  IdcardOutlined,
  ShopOutlined,
  ShoppingOutlined,
  TagsOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** An entry of the office's menu. */
export interface OfficePlace {
  to: string;
  label: string;
}

const ICONS: Readonly<Record<string, ComponentType>> = {
  '/admin/dashboard': DashboardOutlined,
  '/admin/users': TeamOutlined,
  '/admin/customers': IdcardOutlined,
  '/admin/products': TagsOutlined,
  '/admin/partners': ShopOutlined,
  '/admin/orders': ShoppingOutlined,
  '/admin/deliverys': CarOutlined,
  '/admin/pays': WalletOutlined,
  '/admin/invoice_type': BookOutlined,
  '/admin/invoices_list': FileTextOutlined,
  '/admin/audit': AuditOutlined,
  '/admin/releases': CloudUploadOutlined,
};

/** Pages without an entry of their own, and the entry that leads to them. */
const REACHED_FROM: readonly (readonly [prefix: string, place: string])[] = [
  ['/admin/product/', '/admin/products'],
  ['/admin/stockStores', '/admin/partners'],
  ['/admin/casherStore', '/admin/partners'],
  ['/admin/order/', '/admin/orders'],
  ['/order/', '/admin/orders'],
  ['/orderstore/', '/admin/orders'],
  ['/orderStore/', '/admin/orders'],
];

/** The icon of an entry; one that nobody has drawn for gets a plain one. */
export function PlaceIcon({ to }: { to: string }) {
  const Icon = (ICONS[to] ?? AppstoreOutlined) as ComponentType<{ 'aria-hidden': boolean }>;
  return <Icon aria-hidden />;
}

/** The entry under which a page stands. */
export const placeOf = (pathname: string): string => {
  if (pathname === '/admin/invoice') return '/admin/invoices_list';
  return REACHED_FROM.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? pathname;
};
