import type { CashShift } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, usePersistedState } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { currentShiftQuery, shiftsQuery, type ShiftStep } from './cash-desk-queries';
import { shiftDifferenceText } from './difference-text';
import { ShiftDialog } from './shift-dialog';
import { ShiftExpected } from './shift-expected';
import styles from './cash-desk.module.css';

function ShiftRow({ shift }: { shift: CashShift }) {
  const { user, store, drawer, openedAt, closedAt, openingCash, countedCash, difference, note } = shift;
  return (
    <tr>
      <th scope="row">{user}</th>
      <td>{store}</td>
      <td>{drawer}</td>
      <td>{formatMoment(openedAt)}</td>
      <td>{closedAt ? formatMoment(closedAt) : 'Abierto'}</td>
      <td>{formatMoney(openingCash)}</td>
      <td>
        <ShiftExpected shift={shift} />
      </td>
      <td>{countedCash === null ? '' : formatMoney(countedCash)}</td>
      <td>{shiftDifferenceText(difference)}</td>
      <td className={styles.note}>{note}</td>
    </tr>
  );
}

const TITLES = [
  'Persona',
  'Tienda',
  'Caja',
  'Apertura',
  'Cierre',
  'Efectivo inicial',
  'Esperado',
  'Contado',
  'Diferencia',
  'Nota',
];

function LastShifts({ shifts }: { shifts: readonly CashShift[] }) {
  if (shifts.length === 0) return <p>Todavía no hay turnos de caja. El primero empieza con «Abrir turno».</p>;
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className={styles.cashShiftsScroll} role="region" aria-label="Últimos turnos" tabIndex={0}>
      <table>
        <caption>Últimos turnos</caption>
        <thead>
          <tr>
            {TITLES.map((title) => (
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

/** An open shift's expected cash keeps changing. */
const latest = (dialog: ShiftStep, current: CashShift | null | undefined): ShiftStep =>
  dialog.step === 'close' && current?.id === dialog.shift.id ? { step: 'close', shift: current } : dialog;

const HandMovementDialog = lazy(async () => ({
  default: (await import('../hand-movements')).HandMovementDialog,
}));

function HandMovementButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Registrar movimiento</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HandMovementDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function OpenShift() {
  const current = useQuery(currentShiftQuery);
  const [dialog, setDialog] = usePersistedState<ShiftStep | null>('cash shift dialog', null);
  return (
    <section className={styles.cashShifts} aria-labelledby="cash-shift-title">
      <header>
        <h2 id="cash-shift-title">Turno de caja</h2>
        {current.data && (
          <p>
            {current.data.store}
            {current.data.drawer && `, ${current.data.drawer}`}: abierto el{' '}
            {formatMoment(current.data.openedAt)} con {formatMoney(current.data.openingCash)}.
            {current.data.expectedCash !== null && (
              <>
                {' '}
                Debe haber <strong>{formatMoney(current.data.expectedCash)}</strong>.
              </>
            )}
          </p>
        )}
        {current.data === null && <p>No tiene un turno abierto.</p>}
        {current.data !== undefined && (
          <div className={styles.shiftButtons}>
            {current.data && <HandMovementButton />}
            <Button
              type="primary"
              onClick={() =>
                setDialog(current.data ? { step: 'close', shift: current.data } : { step: 'open' })
              }
            >
              {current.data ? 'Cerrar turno' : 'Abrir turno'}
            </Button>
          </div>
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
      <header>
        <h2 id="cash-shifts-title">Turnos anteriores</h2>
        <Link to="/admin/shifts">Todos los turnos</Link>
      </header>
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
