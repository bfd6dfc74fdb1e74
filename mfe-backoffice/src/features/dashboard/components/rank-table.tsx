import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './dashboard.module.css';

export interface RankRow {
  key: string | number;
  name: string;
  to: string;
  cells: readonly string[];
  amount: number;
}
interface RankTableProps {
  title: string;
  hint?: string;
  emptyText: string;
  columns: readonly string[];
  rows: readonly RankRow[];
  children?: ReactNode;
}

export function RankTable(props: RankTableProps) {
  const { title, hint, emptyText, columns, rows, children } = props;
  const id = useId();
  const largest = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <section className={`${styles.dashboardCard} ${styles.dashboardRank}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={styles.dashboardHint}>{hint}</p>}
      {children ??
        (rows.length === 0 ? (
          <p>{emptyText}</p>
        ) : (
          <table aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, to, cells, amount }) => (
                <tr key={key}>
                  <th scope="row">
                    <div>
                      <Link to={to}>{name}</Link>
                      <progress aria-hidden value={amount} max={largest} />
                    </div>
                  </th>
                  {cells.map((cell, n) => (
                    <td key={columns[n + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </section>
  );
}
