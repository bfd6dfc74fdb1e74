import type { Dashboard } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { Link } from 'react-router-dom';

import { changeText } from '../model/change-text';
import { paidOrdersLink } from '../model/order-links';
import styles from './dashboard.module.css';

type Sum = Dashboard['sales'];

interface FigureProps {
  title: string;
  to: string;
  figure: string;
  /** The figure to compare with, and the change. */
  before: string | null;
}

function Figure({ title, to, figure, before }: FigureProps) {
  return (
    <Link className={`${styles.dashboardCard} ${styles.dashboardFigure}`} to={to}>
      <span>{title}</span>
      <strong>{figure}</strong>
      {before && <small>{before}</small>}
    </Link>
  );
}

const orders = (count: number): string => (count === 1 ? '1 pedido' : `${count} pedidos`);

/** Today against the same day of last week. */
export function TodayFigure({ today, sameDayLastWeek }: Pick<Dashboard, 'today' | 'sameDayLastWeek'>) {
  const { total, orders: count } = sameDayLastWeek;
  return (
    <Figure
      title={`Vendido hoy (${orders(today.orders)})`}
      to={paidOrdersLink(today)}
      figure={formatMoney(today.total)}
      before={`Hace una semana: ${formatMoney(total)} en ${orders(count)} (${changeText(today.total, total)})`}
    />
  );
}

/** Sales, orders, average ticket and what came back, of the period and of the days to compare with. */
export function SalesSums({ sales, compared }: Pick<Dashboard, 'sales' | 'compared'>) {
  const to = paidOrdersLink(sales);
  const before = (value: (sum: Sum) => number, text: (value: number) => string): string | null =>
    compared ? `Antes ${text(value(compared))} (${changeText(value(sales), value(compared))})` : null;
  return (
    <div className={styles.dashboardSums}>
      <Figure
        title="Ventas del periodo"
        to={to}
        figure={formatMoney(sales.total)}
        before={before(({ total }) => total, formatMoney)}
      />
      <Figure
        title="Pedidos pagados"
        to={to}
        figure={String(sales.orders)}
        before={before((sum) => sum.orders, String)}
      />
      <Figure
        title="Tiquete promedio"
        to={to}
        figure={formatMoney(sales.average)}
        before={before(({ average }) => average, formatMoney)}
      />
      <Figure
        title="Devuelto"
        to={paidOrdersLink(sales, { hasReturns: 'true' })}
        figure={formatMoney(sales.returned)}
        before={before(({ returned }) => returned, formatMoney)}
      />
      {compared && (
        <p className={styles.dashboardCompared}>
          Se compara con{' '}
          <Link to={paidOrdersLink(compared)}>
            {compared.from} a {compared.to}
          </Link>
          .
        </p>
      )}
    </div>
  );
}
