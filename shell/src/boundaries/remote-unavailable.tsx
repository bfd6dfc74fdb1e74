import { useEffect } from 'react';
import { useOnline } from '../layout/use-online';
import styles from './boundaries.module.css';

/** The panel in place of a section that cannot be shown. Without a connection it says so and retries when it is back. */
export const RemoteUnavailable = ({ onRetry }: { onRetry: () => void }) => {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isOnline, onRetry]);
  return (
    <section className={styles['unavailable']} data-remote="unavailable" role="alert">
      <h1>{isOnline ? 'Esta sección no está disponible en este momento.' : 'Sin conexión'}</h1>
      <p>
        {isOnline
          ? 'El resto de la tienda sigue funcionando. Puede intentarlo de nuevo.'
          : 'Esta página todavía no se había abierto en este equipo. Se cargará sola cuando vuelva la red.'}
      </p>
      <button type="button" className={styles['retry']} onClick={onRetry}>
        Reintentar
      </button>
    </section>
  );
};
