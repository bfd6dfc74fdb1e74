import type { CashShift } from '@lacteos/contracts';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, useKeptState } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';

import { currentShiftQuery, shiftsQuery } from '../api/cash-desk-queries';
import { differenceText } from '../model/counted-cash';
import { ShiftDialog } from './shift-dialog';
import styles from './cash-desk.module.css';

function ShiftRow({ shift }: { shift: CashShift }) {
  const { user, openedAt, closedAt, openingCash, expectedCash, countedCash, difference, note } = shift;
  return (
    <tr>
      <th scope="row">{user}</th>
      <td>{formatMoment(openedAt)}</td>
      <td>{closedAt ? formatMoment(closedAt) : 'Abierto'}</td>
      <td>{formatMoney(openingCash)}</td>
      <td>{formatMoney(expectedCash)}</td>
      <td>{countedCash === null ? '' : formatMoney(countedCash)}</td>
      <td>
        {difference === null
          ? ''
          : `${differenceText(difference)}${difference === 0 ? '' : ` ${formatMoney(Math.abs(difference))}`}`}
      </td>
      <td>{note}</td>
    </tr>
  );
}

function LastShifts({ shifts }: { shifts: readonly CashShift[] }) {
  if (shifts.length === 0) return <p>Todavía no hay turnos de caja. El primero empieza con «Abrir turno».</p>;
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className={styles.cashShiftsScroll} role="region" aria-label="Últimos turnos" tabIndex={0}>
      <table>
        <caption>Últimos turnos</caption>
        <thead>
          <tr>
            {[
              'Persona',
              'Apertura',
              'Cierre',
              'Efectivo inicial',
              'Esperado',
              'Contado',
              'Diferencia',
              'Nota',
            ].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <ShiftRow key={shift.id} shift={shift} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The person's own shift, opened and closed with counted cash, and the last shifts of everybody. */
export function Shifts() {
  const current = useQuery(currentShiftQuery);
  const shifts = useQuery(shiftsQuery);
  const [isCounting, setIsCounting] = useKeptState('cash shift dialog', false);
  const failed = [current, shifts].find(({ isError }) => isError);
  return (
    <section className={styles.cashShifts} aria-labelledby="cash-shifts-title">
      <header>
        <h2 id="cash-shifts-title">Turno de caja</h2>
        {current.isSuccess && (
          <Button type="primary" onClick={() => setIsCounting(true)}>
            {current.data ? 'Cerrar turno' : 'Abrir turno'}
          </Button>
        )}
      </header>
      {failed?.error && (
        <LoadFailure
          isPart
          error={failed.error}
          isRetrying={failed.isFetching}
          onRetry={() => void Promise.all([current.refetch(), shifts.refetch()])}
        />
      )}
      {current.data && (
        <p>
          Abierto el {formatMoment(current.data.openedAt)} con {formatMoney(current.data.openingCash)}. Debe
          haber <strong>{formatMoney(current.data.expectedCash)}</strong>.
        </p>
      )}
      {shifts.isPending && <LoadingSkeleton />}
      {shifts.isSuccess && <LastShifts shifts={shifts.data} />}
      {isCounting && current.isSuccess && (
        <ShiftDialog shift={current.data ?? null} onClose={() => setIsCounting(false)} />
      )}
    </section>
  );
}
