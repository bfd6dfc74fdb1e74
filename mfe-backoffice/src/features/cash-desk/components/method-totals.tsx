import { formatMoney } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';

import { methodTotalsQuery } from '../api/cash-desk-queries';
import styles from './cash-desk.module.css';

/** Sums of the filtered payments by method. */
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
      aria-label="Totales por método"
      aria-busy={totals.isPending}
      tabIndex={0}
    >
      <table>
        <caption>Totales por método</caption>
        <thead>
          <tr>
            <th scope="col">Método</th>
            <th scope="col">Pagos</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {(totals.data ?? []).map(({ paymentMethod, orders, total }) => (
            <tr key={paymentMethod}>
              <th scope="row">{paymentMethod}</th>
              <td>{orders}</td>
              <td>{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.isPending && <p>Cargando..</p>}
      {totals.data?.length === 0 && <p>No hay pagos en este rango.</p>}
    </div>
  );
}
