import { FIGURES } from '@lacteos/contracts/reference/figures';
import type { BestCustomer, Dashboard, SalesBreakdown } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import type { ApiError } from '@lacteos/api-client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { bestCustomersQuery, breakdownQuery } from '../model/dashboard-queries';
import { paidOrdersLink, stateLink } from '../model/order-links';
import { STATE_LABELS } from '../model/order-states';
import type { Days } from '../model/period';
import { RankTable, type RankRow } from './rank-table';

const NO_SALES = 'No hay ventas en este periodo.';
const SALES_HINT = 'Cuenta lo mismo que «Ventas del periodo».';
const STATE_HINT = 'Totales con IVA, por el día del pago; sin pago, por el día en que se recibió el pedido.';

interface Sale {
  total: number;
}
const rowOf = (key: string | number, name: string, to: string, count: number, { total }: Sale): RankRow => ({
  key,
  name,
  to,
  cells: [String(count), formatMoney(total)],
  amount: total,
});

function waiting<Data>(query: UseQueryResult<Data, ApiError>) {
  if (query.isPending) return <LoadingSkeleton />;
  if (!query.isError) return undefined;
  return (
    <LoadFailure
      isPart
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

export function OrdersByState({ figures }: { figures: Dashboard }) {
  return (
    <RankTable
      title="Pedidos por estado"
      hint={STATE_HINT}
      emptyText="No hay pedidos en este periodo."
      columns={['Estado', 'Pedidos', 'Total']}
      rows={figures.ordersByState
        .filter(({ orders }) => orders > 0)
        .map(({ state, orders, total }) => ({
          ...rowOf(state, STATE_LABELS[state] ?? state, stateLink(state, figures), orders, { total }),
          amount: orders,
        }))}
    />
  );
}

export function SalesByProduct({ figures }: { figures: Dashboard }) {
  return (
    <RankTable
      title="Ventas por producto"
      hint={SALES_HINT}
      emptyText={NO_SALES}
      columns={['Producto', 'Unidades', 'Ventas']}
      rows={figures.salesByProduct.map(({ productId, name, units, total }) =>
        rowOf(productId, name, paidOrdersLink(figures, { productId: String(productId) }), units, { total }),
      )}
    />
  );
}

export function StockCover({ products }: { products: Dashboard['stockCover'] }) {
  return (
    <RankTable
      title="Existencias en días"
      hint="Fábrica y tiendas, al ritmo de los últimos 28 días."
      emptyText="No hubo ventas en los últimos 28 días."
      columns={['Producto', 'Unidades', 'Alcanza para']}
      rows={products.map(({ productId, name, units, days }) => ({
        key: productId,
        name,
        to: `/admin/product/${productId}`,
        cells: [String(units), days === 1 ? '1 día' : `${days} días`],
        amount: days,
      }))}
    />
  );
}

const storeRows = ({ stores }: SalesBreakdown, days: Days): RankRow[] =>
  stores.map(({ storeId, name, orders, total }) =>
    rowOf(storeId, name, paidOrdersLink(days, { storeId: String(storeId) }), orders, { total }),
  );
const methodRows = ({ methods }: SalesBreakdown, days: Days): RankRow[] =>
  methods.map(({ paymentMethod, orders, total }) =>
    rowOf(paymentMethod, paymentMethod, paidOrdersLink(days, { paymentMethod }), orders, { total }),
  );
const familyRows = ({ families }: SalesBreakdown, days: Days): RankRow[] =>
  families.map(({ family, units, total }) =>
    rowOf(family, family, paidOrdersLink(days, { family }), units, { total }),
  );
const customerRows = (customers: readonly BestCustomer[], days: Days): RankRow[] =>
  customers.map(({ document, name, orders, total }) =>
    rowOf(document, name || document, paidOrdersLink(days, { document }), orders, { total }),
  );

export const SALES_BREAKDOWNS = [
  { tab: 'Por tienda', title: 'Ventas por tienda', first: 'Tienda', count: 'Pedidos', make: storeRows },
  {
    tab: 'Por método',
    title: 'Ventas por método de pago',
    first: 'Método',
    count: 'Pedidos',
    make: methodRows,
  },
  { tab: 'Por familia', title: 'Ventas por familia', first: 'Familia', count: 'Unidades', make: familyRows },
] as const;

interface BreakdownTableProps {
  part: (typeof SALES_BREAKDOWNS)[number];
  days: Days;
}

export function BreakdownTable({ part: { title, first, count, make }, days }: BreakdownTableProps) {
  const breakdown = useQuery(breakdownQuery(days));
  return (
    <RankTable
      title={title}
      hint={SALES_HINT}
      emptyText={NO_SALES}
      columns={[first, count, 'Ventas']}
      rows={breakdown.data ? make(breakdown.data, days) : []}
    >
      {waiting(breakdown)}
    </RankTable>
  );
}

export function BestCustomers({ days }: { days: Days }) {
  const customers = useQuery(bestCustomersQuery(days));
  return (
    <RankTable
      title="Mejores clientes"
      hint={SALES_HINT}
      emptyText={NO_SALES}
      columns={['Cliente', 'Pedidos', FIGURES.sales.label]}
      rows={customers.data ? customerRows(customers.data, days) : []}
    >
      {waiting(customers)}
    </RankTable>
  );
}
