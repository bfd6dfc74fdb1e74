import { useIsSlow } from '@lacteos/ui';
import { Skeleton } from 'antd';
import styles from './screen.module.css';

/** Adds a notice when it takes long. */
export function LoadingState({ rows = 4 }: { rows?: number }) {
  const isSlow = useIsSlow(true);
  return (
    <div className={styles.panel}>
      <p role="status" className={isSlow ? styles.hint : 'visually-hidden'}>
        {isSlow ? 'Cargando.. Está tardando más de lo normal; siga aquí, por favor.' : 'Cargando..'}
      </p>
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
}
