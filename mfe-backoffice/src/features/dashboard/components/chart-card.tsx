import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './dashboard.module.css';

interface ChartCardProps {
  title: string;
  emptyText: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  linkOf: (name: string) => string;
  children: ReactNode;
}

export function ChartCard({ title, emptyText, columns, rows, linkOf, children }: ChartCardProps) {
  const id = useId();
  return (
    <section className={`${styles.dashboardCard} ${styles.dashboardChart}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <>
          <div aria-hidden>{children}</div>
          <details>
            <summary>Ver los datos en una tabla</summary>
            <table>
              <caption className={styles.dashboardChartCaption}>{title}</caption>
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
                {rows.map(([name = '', ...cells]) => (
                  <tr key={name}>
                    <th scope="row">
                      <Link to={linkOf(name)}>{name}</Link>
                    </th>
                    {cells.map((cell, n) => (
                      <td key={columns[n + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
