import type { ReactNode } from 'react';

import styles from './bulk-invoice.module.css';

export function OrderRows({
  label,
  rows,
}: {
  label: string;
  rows: readonly { id: number; title: string; state: ReactNode }[];
}) {
  return (
    <div className={styles.rows} role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Pedido</th>
            <th scope="col">Estado</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, state }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
