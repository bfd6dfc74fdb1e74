import { Spinner, useIsSlow } from '@lacteos/ui';
import styles from './screen.module.css';

/** The spinner of a page, with a text when the network is slow. */
export function Loading() {
  const isSlow = useIsSlow(true);
  return (
    <>
      <Spinner label="Cargando.." />
      {isSlow ? <p className={styles['slow']}>La conexión está lenta. Seguimos intentando…</p> : null}
    </>
  );
}
