import type { CashShift } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, usePersistedState } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';

import { currentShiftQuery, shiftsQuery, type ShiftStep } from './cash-desk-queries';
import { differenceText } from './difference-text';
import { ShiftDialog } from './shift-dialog';
import { ShiftMovements } from './shift-movements';
import styles from './cash-desk.module.css';

function ShiftRow({ shift, onShow }: { shift: CashShift; onShow: () => void }) {
  const { user, openedAt, closedAt, openingCash, expectedCash, countedCash, difference, note } = shift;
  return (
    <tr>
      <th scope="row">{user}</th>
      <td>{formatMoment(openedAt)}</td>
      <td>{closedAt ? formatMoment(closedAt) : 'Abierto'}</td>
      <td>{formatMoney(openingCash)}</td>
      <td>
        <Button
          type="link"
          size="small"
          data-printed
          onClick={onShow}
          aria-label={`Movimientos del turno ${shift.id}`}
        >
          {formatMoney(expectedCash)}
        </Button>
      </td>
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
  const [shown, setShown] = useState<CashShift | null>(null);
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
            <ShiftRow key={shift.id} shift={shift} onShow={() => setShown(shift)} />
          ))}
        </tbody>
      </table>
      {shown && <ShiftMovements shift={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

/** An open shift's expected cash keeps changing. */
const latest = (dialog: ShiftStep, current: CashShift | null | undefined): ShiftStep =>
  dialog.step === 'close' && current?.id === dialog.shift.id ? { step: 'close', shift: current } : dialog;

export function OpenShift() {
  const current = useQuery(currentShiftQuery);
  const [dialog, setDialog] = usePersistedState<ShiftStep | null>('cash shift dialog', null);
  return (
    <section className={styles.cashShifts} aria-labelledby="cash-shift-title">
      <header>
        <h2 id="cash-shift-title">Turno de caja</h2>
        {current.data && (
          <p>
            Abierto el {formatMoment(current.data.openedAt)} con {formatMoney(current.data.openingCash)}. Debe
            haber <strong>{formatMoney(current.data.expectedCash)}</strong>.
          </p>
        )}
        {current.data === null && <p>No tiene un turno abierto.</p>}
        {current.data !== undefined && (
          <Button
            type="primary"
            onClick={() =>
              setDialog(current.data ? { step: 'close', shift: current.data } : { step: 'open' })
            }
          >
            {current.data ? 'Cerrar turno' : 'Abrir turno'}
          </Button>
        )}
      </header>
      {current.isPending && <LoadingSkeleton />}
      {current.isError && (
        <LoadFailure
          isPart
          error={current.error}
          isRetrying={current.isFetching}
          onRetry={() => void current.refetch()}
        />
      )}
      {dialog && <ShiftDialog dialog={latest(dialog, current.data)} onClose={() => setDialog(null)} />}
    </section>
  );
}

export function ShiftHistory() {
  const shifts = useQuery(shiftsQuery);
  return (
    <section className={styles.cashShifts} aria-labelledby="cash-shifts-title">
      <h2 id="cash-shifts-title">Turnos anteriores</h2>
      {shifts.isError && (
        <LoadFailure
          isPart
          error={shifts.error}
          isRetrying={shifts.isFetching}
          onRetry={() => void shifts.refetch()}
        />
      )}
      {shifts.isPending && <LoadingSkeleton />}
      {shifts.data && <LastShifts shifts={shifts.data} />}
    </section>
  );
}
