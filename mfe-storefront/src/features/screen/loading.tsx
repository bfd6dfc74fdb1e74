import { Spinner, useIsSlow } from '@lacteos/ui';
import styles from './screen.module.css';

/** Explains a slow network. `isPage` reserves the window's height, so that what follows does not shift. */
export function Loading({ isPage = false }: { isPage?: boolean }) {
  const isSlow = useIsSlow(true);
  return (
    <div className={isPage ? styles['page'] : undefined}>
      <Spinner label="Cargando.." />
      {isSlow ? <p className={styles['slow']}>La conexión está lenta. Seguimos intentando…</p> : null}
    </div>
  );
}
