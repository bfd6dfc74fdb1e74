import { trackingAddress } from '@lacteos/contracts/reference/carrier-tracking';
import type { Order } from '@lacteos/contracts/schemas';
import { CopyButton } from '#features/screen';
import styles from './progress.module.css';

type Delivery = NonNullable<Order['delivery']>;

export function TrackedDelivery({ delivery: { transport, numberGuide } }: { delivery: Delivery }) {
  const address = trackingAddress(transport, numberGuide);
  if (!numberGuide) return <p className={styles.guide}>{transport}</p>;
  return (
    <div className={styles.delivery}>
      <p className={styles.guide}>
        Va con <strong>{transport}</strong>, guía <strong className={styles.number}>{numberGuide}</strong>
      </p>
      <div className={styles.deliveryActions}>
        <CopyButton text={numberGuide} subject="el número de guía" />
        {address && (
          <a className={styles.track} href={address} target="_blank" rel="noopener noreferrer">
            Rastrear el envío
          </a>
        )}
      </div>
    </div>
  );
}
