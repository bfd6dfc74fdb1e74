import { FIGURES } from '@lacteos/contracts/reference/figures';
import type { OrderSums } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';

import { orderSumsQuery } from '../api/order-sums';
import styles from './orders.module.css';

const figuresOf = ({ total, credited, sales, margin }: OrderSums) =>
  [
    ['total', total],
    ['credited', credited],
    ['sales', sales],
    ...(margin === undefined ? [] : [['margin', margin] as const]),
  ] as const satisfies (readonly [keyof typeof FIGURES, number])[];

export function ListSums({ filters, search }: { filters: Readonly<Record<string, string>>; search: string }) {
  const isWanted = Object.keys(filters).length > 0 && search === '';
  const { data } = useQuery({ ...orderSumsQuery(filters), enabled: isWanted });
  if (!isWanted || !data) return null;
  const isOfLines = 'productId' in filters || 'family' in filters;
  const figures = figuresOf(data);
  return (
    <section className={styles.listSums} aria-label="Sumas de la lista">
      <dl>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{FIGURES[name].label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {data.units !== undefined && (
          <div>
            <dt>Unidades</dt>
            <dd>{data.units}</dd>
          </div>
        )}
      </dl>
      <details>
        <summary>Qué cuenta cada suma</summary>
        {isOfLines && (
          <p>Solo cuentan las líneas del producto o de la familia del filtro, no los pedidos enteros.</p>
        )}
        <ul>
          {figures.map(([name]) => (
            <li key={name}>
              <strong>{FIGURES[name].label}:</strong> {FIGURES[name].counts}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
