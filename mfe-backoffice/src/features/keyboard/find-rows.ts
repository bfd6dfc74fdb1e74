import { api, type ApiError } from '@lacteos/api-client';
import type { AdminCustomer, AdminProduct, StaffOrderRow } from '@lacteos/contracts/schemas';
import { formatDay, formatMoney } from '@lacteos/ui';
import { queryOptions } from '@tanstack/react-query';
import { customerName, matchText, orderStateText } from '#features/order-list';

import type { Entry } from './palette-entries';

const MIN_LENGTH = 2;
const MAX_ROWS = 5;

const find = <Row>(path: string, search: string, signal: AbortSignal): Promise<Row[]> =>
  api.get<Row[]>(path, { params: { search, page: 1, pageSize: MAX_ROWS }, signal }).catch(() => []);

export const foundQuery = (text: string) =>
  queryOptions<Entry[], ApiError>({
    queryKey: ['palette', text],
    enabled: text.length >= MIN_LENGTH,
    staleTime: 10_000,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [orders, products, customers] = await Promise.all([
        find<StaffOrderRow>('/admin/orders', text, signal),
        find<AdminProduct>('/admin/products', text, signal),
        find<AdminCustomer>('/admin/customers', text, signal),
      ]);
      return [
        ...orders.map((order) => ({
          to: `/admin/order/${order.id}`,
          label: `Pedido ${order.id}`,
          detail: [customerName(order), matchText(order)].filter(Boolean).join(' · '),
          facts: [formatDay(order.createdAt), formatMoney(order.totalPrice), orderStateText(order)].join(
            ' · ',
          ),
          kind: 'Pedido',
        })),
        ...products.map(({ id, name, slug, price, countInStock, active }) => ({
          to: `/admin/product/${id}`,
          label: name,
          detail: slug,
          facts: [formatMoney(price), `${countInStock} en existencia`, active ? 'activo' : 'inactivo'].join(
            ' · ',
          ),
          kind: 'Producto',
        })),
        ...customers.map(({ name, identification }) => ({
          to: `/admin/customers?search=${encodeURIComponent(identification)}`,
          label: name.join(' '),
          detail: identification,
          kind: 'Cliente',
        })),
      ];
    },
  });
