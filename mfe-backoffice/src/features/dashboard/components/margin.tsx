import { FIGURES } from '@lacteos/contracts/reference/figures';
import type { Margin } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';

import { marginQuery } from '../model/dashboard-queries';
import { paidOrdersLink } from '../model/order-links';
import type { Days } from '../model/period';
import { RankTable } from './rank-table';

const percent = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });
const percentOf = ({ margin, sales }: Pick<Margin, 'margin' | 'sales'>): string =>
  sales === 0 ? '–' : `${percent.format((margin / sales) * 100)} %`;

/** Known costs only, without VAT. */
export function MarginByProduct({ days }: { days: Days }) {
  const margin = useQuery(marginQuery(days));
  const { data } = margin;
  const rows = (data?.products ?? []).map((product) => ({
    key: product.productId,
    name: product.name,
    to: paidOrdersLink(days, { productId: String(product.productId) }),
    cells: [formatMoney(product.margin), percentOf(product)],
    amount: Math.max(0, product.margin),
  }));
  return (
    <RankTable
      title="Margen por producto"
      hint={data && rows.length > 0 ? hintOf(data) : undefined}
      emptyText="Sin costos no hay margen: escríbalos en la página de cada producto o en «Precios en tabla»."
      columns={['Producto', 'Margen', 'De la venta']}
      rows={rows}
    >
      {margin.isPending ? (
        <LoadingSkeleton />
      ) : margin.isError ? (
        <LoadFailure
          isPart
          error={margin.error}
          isRetrying={margin.isFetching}
          onRetry={() => void margin.refetch()}
        />
      ) : undefined}
    </RankTable>
  );
}

function hintOf(margin: Margin): string {
  const all = `${FIGURES.margin.label} del periodo: ${formatMoney(margin.margin)} (${percentOf(margin)}). ${FIGURES.margin.counts}`;
  if (margin.salesWithoutCost === 0) return all;
  return `${all} No cuenta ${formatMoney(margin.salesWithoutCost)} de ventas sin costo conocido.`;
}
