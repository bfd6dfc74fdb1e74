import { FIGURES } from '@lacteos/contracts/reference/figures';
import type { Dashboard } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { Link } from 'react-router-dom';

import { changeText } from '../model/change-text';
import { paidOrdersLink } from '../model/order-links';
import styles from './dashboard.module.css';

type Sum = Dashboard['sales'];
const COUNTED = [FIGURES.sales, FIGURES.paidOrders, FIGURES.average, FIGURES.credited];

interface FigureProps {
  title: string;
  to: string;
  figure: string;
  before: string | null;
  /** Of the figure to the list behind it. */
  difference?: string | null;
}

function Figure({ title, to, figure, before, difference }: FigureProps) {
  return (
    <Link className={`${styles.dashboardCard} ${styles.dashboardFigure}`} to={to}>
      <span>{title}</span>
      <strong>{figure}</strong>
      {before && <small>{before}</small>}
      {difference && <small>{difference}</small>}
    </Link>
  );
}

/** The list shows totals. */
const differenceText = ({ total, credited }: Sum): string | null =>
  credited > 0
    ? `La lista suma ${formatMoney(total + credited)}: menos devuelto y acreditado, ${formatMoney(credited)}.`
    : null;

const orders = (count: number): string => (count === 1 ? '1 pedido' : `${count} pedidos`);

export function TodayFigure({ today, sameDayLastWeek }: Pick<Dashboard, 'today' | 'sameDayLastWeek'>) {
  const { total, orders: count } = sameDayLastWeek;
  return (
    <Figure
      title={`Ventas de hoy (${orders(today.orders)})`}
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
        to={to}
        figure={formatMoney(sales.total)}
        before={before(({ total }) => total, formatMoney)}
        difference={differenceText(sales)}
      />
      <Figure
        title={FIGURES.paidOrders.label}
        to={to}
        figure={String(sales.orders)}
        before={before((sum) => sum.orders, String)}
      />
      <Figure
        title={FIGURES.average.label}
        to={to}
        figure={formatMoney(sales.average)}
        before={before(({ average }) => average, formatMoney)}
      />
      <Figure
        title={FIGURES.credited.label}
        to={paidOrdersLink(sales, { hasCredits: 'true' })}
        figure={formatMoney(sales.credited)}
        before={before(({ credited }) => credited, formatMoney)}
      />
      <details className={styles.dashboardCounts}>
        <summary>Qué cuenta cada cifra</summary>
        <dl>
          {COUNTED.map(({ label, counts }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{counts}</dd>
            </div>
          ))}
        </dl>
      </details>
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
