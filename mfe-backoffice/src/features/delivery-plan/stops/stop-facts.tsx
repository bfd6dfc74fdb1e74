import type { Stop } from '@lacteos/contracts/schemas';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import { LinkFromList } from '@lacteos/ui';
import { StatusText } from '@lacteos/ui/antd';

import { stateText, stopPlace } from '../model/plan';
import styles from './plan.module.css';

const TONES: Readonly<Record<Stop['state'], 'good' | 'open' | 'bad'>> = {
  preparing: 'open',
  packed: 'good',
  onTheWay: 'open',
  delivered: 'good',
  notDelivered: 'bad',
  back: 'bad',
};

export function StopFacts({ stop }: { stop: Stop }) {
  const { orderId, name, notes, units, isCold, isPaid, state } = stop;
  return (
    <div className={styles.stop}>
      <div className={styles.stopHead}>
        <span>
          <LinkFromList to={`/admin/order/${orderId}`} aria-label={`Ver el pedido ${orderId}`}>
            {orderId}
          </LinkFromList>
          <strong>{name}</strong>
        </span>
        <StatusText tone={TONES[state]}>{stateText(stop)}</StatusText>
        {!isPaid && <StatusText tone="bad">Sin pagar</StatusText>}
      </div>
      <div className={styles.soft}>
        {stopPlace(stop)} · {unitsText(units)}
        {isCold && ' · Frío'}
      </div>
      {notes && <div className={styles.soft}>Notas: {notes}</div>}
    </div>
  );
}
