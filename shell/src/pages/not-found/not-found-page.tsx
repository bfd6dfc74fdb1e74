import { buttonClass } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import styles from '../account.module.css';
import { SpilledMilk } from './spilled-milk';

/** What stands at an address that nobody owns. */
export function NotFoundPage() {
  return (
    <section className={`page ${styles['lost']}`}>
      <SpilledMilk />
      <h1>Página no encontrada</h1>
      <p>
        Aquí no hay nada… todavía. Puede que el enlace esté incompleto o que la página haya cambiado de lugar.
      </p>
      <div className={styles['ways']}>
        <Link to="/products" className={buttonClass()}>
          Ir a la tienda
        </Link>
        <Link to="/" className={buttonClass('secondary')}>
          Volver al inicio
        </Link>
      </div>
    </section>
  );
}
