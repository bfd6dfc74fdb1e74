import { formatMoney } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';

import { movementsQuery } from './cash-desk-queries';
import styles from './cash-desk.module.css';
import { Movements } from './movements';

export function CashWithoutShift() {
  const found = useQuery(movementsQuery(null));
  if (found.isError)
    return (
      <LoadFailure
        isPart
        error={found.error}
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data || found.data.total === 0) return null;
  const { movements, total, sum } = found.data;
  return (
    <section className={styles.cashShifts} aria-labelledby="cash-without-shift-title">
      <header>
        <h2 id="cash-without-shift-title">Efectivo sin turno</h2>
        <strong>{formatMoney(sum)}</strong>
      </header>
      <p>
        Efectivo que se registró sin un turno abierto: no está en lo esperado de ninguna caja.
        {total > movements.length && ` Se muestran los últimos ${movements.length} de ${total} movimientos.`}
      </p>
      <Movements caption="Movimientos sin turno" movements={movements} />
    </section>
  );
}
