import type { Dashboard } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { figuresQuery } from '../api/dashboard-queries';
import { everyDay } from '../model/every-day';
import { STATE_LABELS } from '../model/order-states';
import { PERIODS } from '../model/period';
import { ChartCard } from './chart-card';
import { AttentionPanel } from './attention-panel';
import styles from './dashboard.module.css';

// The library that draws comes after the page: what is to be done is read first.
const SalesByDayChart = lazy(async () => ({ default: (await import('./charts')).SalesByDayChart }));
const SalesByProductChart = lazy(async () => ({ default: (await import('./charts')).SalesByProductChart }));
const OrdersByStateChart = lazy(async () => ({ default: (await import('./charts')).OrdersByStateChart }));

const NO_SALES = 'No hay ventas en este periodo.';

function LowStock({ products }: { products: Dashboard['lowStock'] }) {
  return (
    <section className={`${styles.dashboardCard} ${styles.dashboardNeeds}`} aria-labelledby="low-stock-title">
      <h2 id="low-stock-title">Existencias por agotarse</h2>
      {products.length === 0 && <p>Hay existencias de todos los productos.</p>}
      <ul>
        {products.map(({ productId, name, units }) => (
          <li key={productId}>
            <Link to={`/admin/product/${productId}`}>{name}</Link>{' '}
            <strong>{units === 1 ? '1 unidad' : `${units} unidades`}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Charts({ figures }: { figures: Dashboard }) {
  const { salesByProduct, ordersByState } = figures;
  const salesByDay = everyDay(figures);
  const states = ordersByState.filter(({ orders }) => orders > 0);
  return (
    <Suspense fallback={<LoadingSkeleton />}>
      <ChartCard
        title="Ventas por día"
        emptyText={NO_SALES}
        columns={['Día', 'Pedidos', 'Ventas']}
        rows={salesByDay.map(({ day, orders, total }) => [day, String(orders), formatMoney(total)])}
      >
        <SalesByDayChart sales={salesByDay} />
      </ChartCard>
      <ChartCard
        title="Ventas por producto"
        emptyText={NO_SALES}
        columns={['Producto', 'Unidades', 'Ventas']}
        rows={salesByProduct.map(({ name, units, total }) => [name, String(units), formatMoney(total)])}
      >
        <SalesByProductChart sales={salesByProduct} />
      </ChartCard>
      <ChartCard
        title="Pedidos por estado"
        emptyText="No hay pedidos en este periodo."
        columns={['Estado', 'Pedidos', 'Total']}
        rows={states.map(({ state, orders, total }) => [
          STATE_LABELS[state] ?? state,
          String(orders),
          formatMoney(total),
        ])}
      >
        <OrdersByStateChart states={ordersByState} />
      </ChartCard>
    </Suspense>
  );
}

/** Sales, orders and stock of a period, and what needs a hand. */
export function Figures() {
  const [days, setDays] = useState(30);
  const figures = useQuery(figuresQuery(days));
  return (
    <div className={styles.dashboardFigures}>
      <Select
        aria-label="Periodo"
        className={styles.dashboardPeriod}
        value={days}
        options={PERIODS.map(({ days: value, label }) => ({ value, label }))}
        onChange={setDays}
      />
      {figures.isPending && <LoadingSkeleton />}
      {figures.isError && (
        <LoadFailure
          isPart
          error={figures.error}
          isRetrying={figures.isFetching}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.isSuccess && (
        <>
          <AttentionPanel figures={figures.data} />
          <LowStock products={figures.data.lowStock} />
          <Charts figures={figures.data} />
        </>
      )}
    </div>
  );
}
