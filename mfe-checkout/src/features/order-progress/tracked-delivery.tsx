import { CopyOutlined } from '@ant-design/icons';
import { trackingAddress } from '@lacteos/contracts/reference/carrier-tracking';
import type { Order } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './progress.module.css';

type Delivery = NonNullable<Order['delivery']>;

const COPY_TEXTS = {
  idle: 'Copiar',
  copied: 'Copiado',
  failed: 'Selecciónelo y cópielo',
} as const;

export function TrackedDelivery({ delivery: { transport, numberGuide } }: { delivery: Delivery }) {
  const [state, setState] = useState<keyof typeof COPY_TEXTS>('idle');
  const address = trackingAddress(transport, numberGuide);
  // Undefined without https; refused by some browsers' settings.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(numberGuide);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.delivery}>
      <p className={styles.guide}>
        Va con <strong>{transport}</strong>, guía <strong className={styles.number}>{numberGuide}</strong>
      </p>
      <div className={styles.deliveryActions}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          <span aria-live="polite">{COPY_TEXTS[state]}</span>
          <span className="visually-hidden"> el número de guía</span>
        </Button>
        {address && (
          <a className={styles.track} href={address} target="_blank" rel="noopener noreferrer">
            Rastrear el envío
          </a>
        )}
      </div>
    </div>
  );
}
