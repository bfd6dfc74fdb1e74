import { FIGURES, type Figure as FigureFacts } from '@lacteos/contracts/reference/figures';
import type { Dashboard } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { Link } from 'react-router-dom';

import { changeText } from '../model/change-text';
import { paidOrdersLink } from '../model/order-links';
import styles from './dashboard.module.css';

type Sum = Dashboard['sales'];

interface FigureProps {
  title: string;
  counts: FigureFacts['counts'];
  to: string;
  figure: string;
  before: string | null;
  /** Of the figure to the list behind it. */
  difference?: string | null;
}

function Figure({ title, counts, to, figure, before, difference }: FigureProps) {
  return (
    <Link className={`${styles.dashboardCard} ${styles.dashboardFigure}`} to={to}>
      <span>{title}</span>
      <strong>{figure}</strong>
      {before && <small>{before}</small>}
      {difference && <small>{difference}</small>}
      <small className={styles.dashboardCounts}>{counts}</small>
    </Link>
  );
}

/** The list shows totals. */
const differenceText = ({ total, credited }: Sum): string | null =>
  credited > 0
    ? `La lista suma ${formatMoney(total + credited)}: aquí van menos ${formatMoney(credited)} de lo devuelto y acreditado.`
    : null;

const orders = (count: number): string => (count === 1 ? '1 pedido' : `${count} pedidos`);

export function TodayFigure({ today, sameDayLastWeek }: Pick<Dashboard, 'today' | 'sameDayLastWeek'>) {
  const { total, orders: count } = sameDayLastWeek;
  return (
    <Figure
      title={`Ventas de hoy (${orders(today.orders)})`}
      counts={FIGURES.sales.counts}
      to={paidOrdersLink(today)}
      figure={formatMoney(today.total)}
      difference={differenceText(today)}
      before={`Hace una semana: ${formatMoney(total)} en ${orders(count)} (${changeText(today.total, total)})`}
    />
  );
}

export function SalesSums({ sales, compared }: Pick<Dashboard, 'sales' | 'compared'>) {
  const to = paidOrdersLink(sales);
  const before = (value: (sum: Sum) => number, text: (value: number) => string): string | null =>
    compared ? `Antes ${text(value(compared))} (${changeText(value(sales), value(compared))})` : null;
  return (
    <div className={styles.dashboardSums}>
      <Figure
        title={`${FIGURES.sales.label} del periodo`}
        counts={FIGURES.sales.counts}
        to={to}
        figure={formatMoney(sales.total)}
        before={before(({ total }) => total, formatMoney)}
        difference={differenceText(sales)}
      />
      <Figure
        title={FIGURES.paidOrders.label}
        counts={FIGURES.paidOrders.counts}
        to={to}
        figure={String(sales.orders)}
        before={before((sum) => sum.orders, String)}
      />
      <Figure
        title={FIGURES.average.label}
        counts={FIGURES.average.counts}
        to={to}
        figure={formatMoney(sales.average)}
        before={before(({ average }) => average, formatMoney)}
      />
      <Figure
        title={FIGURES.credited.label}
        counts={FIGURES.credited.counts}
        to={paidOrdersLink(sales, { hasCredits: 'true' })}
        figure={formatMoney(sales.credited)}
        before={before(({ credited }) => credited, formatMoney)}
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
