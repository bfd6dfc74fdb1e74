import type { CashShift } from '@lacteos/contracts/schemas';
import { Button, formatListMoment, formatMoney, notify, TextField } from '@lacteos/ui';
import { useState } from 'react';
import type { Printer } from '#features/receipt';
import { errorText, ReadFailure, useRead } from '#features/screen';
import { listShifts, readPaper } from '#features/shift';
import { shiftPaper } from './paper-lines';
import styles from './papers.module.css';

const differenceText = ({ difference }: CashShift): string => {
  if (difference === null) return '';
  if (difference === 0) return 'Sin diferencia';
  return `${difference < 0 ? 'Faltante' : 'Sobrante'} ${formatMoney(Math.abs(difference))}`;
};

/** By number, whenever; a lost answer loses no paper. */
export function usePaperPrinting({ print }: Pick<Printer, 'print'>) {
  const [printing, setPrinting] = useState<number | null>(null);
  const printShift = async (shiftId: number) => {
    setPrinting(shiftId);
    try {
      print(shiftPaper(await readPaper(shiftId)));
    } catch (error) {
      notify('error', 'No se imprimió', errorText(error));
    } finally {
      setPrinting(null);
    }
  };
  return { printing, printShift };
}

function NumberForm({ onPrint }: { onPrint: (shiftId: number) => void }) {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
  return (
    <form
      noValidate
      className={styles.number}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (number !== null) onPrint(number);
      }}
    >
      <TextField
        label="Número del turno"
        inputMode="numeric"
        autoComplete="off"
        error={isAsked && number === null ? 'Escriba el número del turno.' : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="secondary">
        Imprimir informe
      </Button>
    </form>
  );
}

function ShiftTable({
  shifts,
  printing,
  onPrint,
}: {
  shifts: readonly CashShift[];
  printing: number | null;
  onPrint: (shiftId: number) => void;
}) {
  if (shifts.length === 0) return <p>Todavía no hay turnos en esta tienda.</p>;
  return (
    <div className={styles.list} role="region" aria-label="Tabla de turnos" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Turno', 'Cajero', 'Cajón', 'Apertura', 'Cierre', 'Contado', 'Diferencia'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Informe</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <tr key={shift.id}>
              <th scope="row">{shift.id}</th>
              <td>{shift.user}</td>
              <td>{shift.drawer}</td>
              <td data-title="Abrió">{formatListMoment(shift.openedAt)}</td>
              <td data-title={shift.closedAt ? 'Cerró' : undefined}>
                {shift.closedAt ? formatListMoment(shift.closedAt) : 'Abierto'}
              </td>
              <td data-title="Contado">{shift.countedCash === null ? '' : formatMoney(shift.countedCash)}</td>
              <td>{differenceText(shift)}</td>
              <td>
                <Button
                  look="quiet"
                  isPending={printing === shift.id}
                  aria-label={`Imprimir el informe del turno ${shift.id}`}
                  onClick={() => onPrint(shift.id)}
                >
                  Imprimir {shift.closedAt ? 'Z' : 'X'}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function ShiftList({ printer, version }: { printer: Printer; version: string }) {
  const read = useRead(`shifts ${version}`, listShifts);
  const { printing, printShift } = usePaperPrinting(printer);
  const onPrint = (shiftId: number) => void printShift(shiftId);
  return (
    <>
      <ReadFailure read={read} />
      {read.data ? <ShiftTable shifts={read.data} printing={printing} onPrint={onPrint} /> : null}
      <NumberForm onPrint={onPrint} />
    </>
  );
}
