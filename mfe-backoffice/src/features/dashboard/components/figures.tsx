import type { Dashboard } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, NativeSelect } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { figuresQuery } from '../model/dashboard-queries';
import { everyDay } from '../model/every-day';
import { paidOrdersLink } from '../model/order-links';
import { readPeriod, writePeriod, type Days } from '../model/period';
import {
  BestCustomers,
  OrdersByState,
  BreakdownTable,
  SALES_BREAKDOWNS,
  SalesByProduct,
  StockCover,
} from './breakdowns';
import { ChartCard } from './chart-card';
import { DashboardNews } from './dashboard-news';
import { DutyList } from './duty-list';
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

/** One table at a time; each reads its rows when it is chosen. */
function PeriodDetails({ figures, days }: { figures: Dashboard; days: Days }) {
  const [chosen, setChosen] = useState('Por producto');
  const tables: readonly (readonly [string, ReactNode])[] = [
    ['Por producto', <SalesByProduct key="product" figures={figures} />],
    ['Por estado', <OrdersByState key="state" figures={figures} />],
    ['Margen', <MarginByProduct key="margin" days={days} />],
    ...SALES_BREAKDOWNS.map(
      (part) => [part.tab, <BreakdownTable key={part.tab} part={part} days={days} />] as const,
    ),
    ['Por cliente', <BestCustomers key="customer" days={days} />],
    ['Existencias', <StockCover key="cover" products={figures.stockCover} />],
    ['Por agotarse', <LowStock key="low" products={figures.lowStock} />],
  ];
  return (
    <div className={styles.dashboardDetails}>
      <NativeSelect
        aria-label="Detalle del periodo"
        placeholder="Detalle del periodo"
        value={chosen}
        options={tables.map(([label]) => ({ value: label, label }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      {tables.find(([label]) => label === chosen)?.[1]}
    </div>
  );
}

export function Figures({ beside }: { beside: ReactNode }) {
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
        <DutyList />
        <div className={styles.dashboardNow}>
          <NewOrders />
          {data && <TodayFigure {...data} />}
          {beside}
        </div>
        {figures.isPending && <LoadingSkeleton />}
        {figures.isError && (
          <LoadFailure
            isPart
            error={figures.error}
            isRetrying={figures.isFetching}
            onRetry={() => void figures.refetch()}
          />
        )}
        <PeriodBar
          period={period}
          today={today}
          onChange={(next) => setAddress(writePeriod(next, today), { replace: true })}
        />
        {data && (
          <>
            <SalesSums {...data} />
            <SalesByDay figures={data} />
            <PeriodDetails figures={data} days={period} />
          </>
        )}
      </div>
    </>
  );
}
