import { useOnline } from '@lacteos/remote-runtime';
import styles from './layout.module.css';

export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className={isOnline ? undefined : styles['offline']}>
      {isOnline ? null : 'Sin conexión. Puede seguir mirando lo que ya abrió; reintentamos al volver la red.'}
    </div>
  );
}
