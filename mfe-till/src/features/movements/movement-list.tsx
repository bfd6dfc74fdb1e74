import { formatListMoment, formatMoney } from '@lacteos/ui';
import { ReadFailure, useRead } from '#features/screen';
import { listMovements } from './movement-calls';
import { kindText } from './movement-texts';
import styles from './movements.module.css';

/** @param version changes after a new movement */
export function MovementList({ shiftId, version }: { shiftId: number; version: number }) {
  const read = useRead(`movements ${shiftId} ${version}`, (signal) => listMovements(shiftId, signal));
  if (read.error) return <ReadFailure read={read} />;
  if (!read.data || read.data.length === 0) return null;
  return (
    <div className={styles.list} role="region" aria-label="Movimientos del turno" tabIndex={0}>
      <table>
        <caption>Movimientos a mano</caption>
        <thead>
          <tr>
            {['Hora', 'Clase', 'Nota', 'Valor'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {read.data.map(({ id, at, kind, note, photo, amount }) => (
            <tr key={id}>
              <td>{formatListMoment(at).slice(11)}</td>
              <td>{kindText(kind)}</td>
              <td>
                {note} {photo ? <a href={photo}>Foto</a> : null}
              </td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
