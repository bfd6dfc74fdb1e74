import { Spinner } from '@lacteos/ui';
import styles from './screen.module.css';
import { useSlow } from './use-slow';

/** The spinner of a page, with a kind word when the network is slow. */
export function Loading() {
  const isSlow = useSlow(true);
  return (
    <>
      <Spinner label="Cargando.." />
      {isSlow ? <p className={styles['slow']}>La conexión está lenta. Seguimos intentando…</p> : null}
    </>
  );
}
