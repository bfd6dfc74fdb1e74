import type { Dashboard } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { figuresQuery } from '../model/dashboard-queries';
import { everyDay } from '../model/every-day';
import { paidOrdersLink } from '../model/order-links';
import { readPeriod, writePeriod } from '../model/period';
import { AttentionPanel } from './attention-panel';
import { BestCustomers, OrdersByState, SalesBreakdowns, SalesByProduct, StockCover } from './breakdowns';
import { ChartCard } from './chart-card';
import { DashboardNews } from './dashboard-news';
import { DutyCounts } from './duty-counts';
import { MarginByProduct } from './margin';
import { NewOrders } from './new-orders';
import { PeriodBar } from './period-bar';
import { SalesSums, TodayFigure } from './sales-sums';
import styles from './dashboard.module.css';

const SalesByDayChart = lazy(async () => ({ default: (await import('./charts')).SalesByDayChart }));

const CLOCK = { now: () => new Date() };

function LowStock({ products }: { products: Dashboard['lowStock'] }) {
  return (
    <section className={`${styles.dashboardCard} ${styles.dashboardNeeds}`} aria-labelledby="low-stock-title">
      <h2 id="low-stock-title">Existencias por agotarse</h2>
      <p className={styles.dashboardHint}>Productos con 10 unidades o menos en la fábrica.</p>
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

function SalesByDay({ figures }: { figures: Dashboard }) {
  const salesByDay = everyDay(figures);
  return (
    <ChartCard
      title="Ventas por día"
      emptyText="No hay ventas en este periodo."
      columns={['Día', 'Pedidos', 'Ventas']}
      rows={salesByDay.map(({ day, orders, total }) => [day, String(orders), formatMoney(total)])}
      linkOf={(day) => paidOrdersLink({ from: day, to: day })}
    >
      <Suspense fallback={<LoadingSkeleton />}>
        <SalesByDayChart sales={salesByDay} />
      </Suspense>
    </ChartCard>
  );
}

export function Figures() {
  const today = colombianToday(CLOCK);
  const [address, setAddress] = useSearchParams();
  const period = readPeriod(address, today);
  const query = figuresQuery(period);
  const figures = useQuery(query);
  const { data } = figures;
  return (
    <>
      <DashboardNews queryKey={query.queryKey} />
      <div className={styles.dashboardFigures}>
        {data && <AttentionPanel figures={data} />}
        {figures.isPending && <LoadingSkeleton />}
        {figures.isError && (
          <LoadFailure
            isPart
            error={figures.error}
            isRetrying={figures.isFetching}
            onRetry={() => void figures.refetch()}
          />
        )}
        <div className={styles.dashboardNow}>
          <NewOrders />
          {data && <TodayFigure {...data} />}
        </div>
        <DutyCounts />
        <PeriodBar
          period={period}
          today={today}
          onChange={(next) => setAddress(writePeriod(next, today), { replace: true })}
        />
        {data && (
          <>
            <SalesSums {...data} />
            <SalesByDay figures={data} />
            <OrdersByState figures={data} />
            <SalesByProduct figures={data} />
            <MarginByProduct days={period} />
            <StockCover products={data.stockCover} />
            <LowStock products={data.lowStock} />
            <SalesBreakdowns days={period} />
            <BestCustomers days={period} />
          </>
        )}
      </div>
    </>
  );
}
