import { FIGURES } from '@lacteos/contracts/reference/figures';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { methodTotalsQuery } from './cash-desk-queries';
import styles from './cash-desk.module.css';

export function MethodTotals({ filters }: { filters: Readonly<Record<string, string>> }) {
  const totals = useQuery(methodTotalsQuery(filters));
  if (totals.isError) {
    return (
      <LoadFailure
        isPart
        error={totals.error}
        isRetrying={totals.isFetching}
        onRetry={() => void totals.refetch()}
      />
    );
  }
  return (
    // It scrolls where the text is large: a region that scrolls must be reachable by keyboard.
    <div
      className={styles.cashDeskMethods}
      role="region"
      aria-label={`${FIGURES.received.label} por método`}
      aria-busy={totals.isPending}
      tabIndex={0}
    >
      <table>
        <caption>{FIGURES.received.label} por método</caption>
        <thead>
          <tr>
            <th scope="col">Método</th>
            <th scope="col">Pagos</th>
            <th scope="col">Recibido</th>
          </tr>
        </thead>
        <tbody>
          {(totals.data ?? []).map(({ paymentMethod, orders, received }) => (
            <tr key={paymentMethod}>
              <th scope="row">
                <Link to={`/admin/pays?${new URLSearchParams({ ...filters, paymentMethod }).toString()}`}>
                  {paymentMethod}
                </Link>
              </th>
              <td>{orders}</td>
              <td>{formatMoney(received)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.isPending && <p>Cargando..</p>}
      {totals.data?.length === 0 && <p>No hay pagos en este rango.</p>}
    </div>
  );
}
