import type { CashMovement } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { Link } from 'react-router-dom';

import { movementText } from './movement-text';
import styles from './cash-desk.module.css';

interface MovementsProps {
  caption: string;
  movements: readonly CashMovement[];
}

export function Movements({ caption, movements }: MovementsProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className={styles.cashShiftsScroll} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {['Movimiento', 'Valor', 'Pedido', 'Nota', 'Fecha', 'Persona'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <tr key={movement.id}>
              <th scope="row">{movementText(movement)}</th>
              <td>{formatMoney(movement.amount)}</td>
              <td>
                {movement.orderId !== null && (
                  <Link to={`/admin/order/${movement.orderId}`}>{movement.orderId}</Link>
                )}
              </td>
              <td className={styles.note}>
                {movement.note}{' '}
                {movement.photo && (
                  <a href={movement.photo} target="_blank" rel="noreferrer">
                    Ver foto
                  </a>
                )}
              </td>
              <td>{formatMoment(movement.at)}</td>
              <td>{movement.user}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
