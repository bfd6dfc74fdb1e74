import { useOnline } from '@lacteos/remote-runtime';
import styles from './layout.module.css';

export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className={isOnline ? undefined : styles['offline']}>
      {isOnline
        ? null
        : 'Sin conexión. Puede seguir viendo lo que ya abrió; reintentaremos cuando vuelva la conexión.'}
    </div>
  );
}
