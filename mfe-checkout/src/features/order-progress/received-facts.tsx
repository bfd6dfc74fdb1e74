import type { OrderProgress } from '@lacteos/contracts/schemas';
import styles from './progress.module.css';

const degrees = (celsius: number): string => `${String(celsius).replace('.', ',')} °C`;

/** Recipient and temperature, or the reason of the failure. */
export function ReceivedFacts({ progress }: { progress: OrderProgress }) {
  const { state, receivedBy, celsius, photo, reason } = progress;
  if (state === 'notDelivered' && reason)
    return <p className={styles.guide}>No se pudo entregar: {reason}.</p>;
  if (!receivedBy) return null;
  return (
    <p className={styles.guide}>
      Lo recibió <strong>{receivedBy}</strong>
      {celsius === null ? '' : ` a ${degrees(celsius)}`}.{' '}
      {photo && (
        <a href={photo} target="_blank" rel="noopener noreferrer">
          Ver la foto
        </a>
      )}
    </p>
  );
}
