import { Spinner, useIsSlow } from '@lacteos/ui';
import styles from './screen.module.css';

/**
 * The spinner of a page or a part of it, with a text when the network is slow. That of a page's own content (`isPage`) is as high as the window:
 * what follows does not move down in view.
 */
export function Loading({ isPage = false }: { isPage?: boolean }) {
  const isSlow = useIsSlow(true);
  return (
    <div className={isPage ? styles['page'] : undefined}>
      <Spinner label="Cargando.." />
      {isSlow ? <p className={styles['slow']}>La conexión está lenta. Seguimos intentando…</p> : null}
    </div>
  );
}
