import { PAGE_NOT_FOUND_TEXT } from '@lacteos/contracts/general-texts';
import { buttonClass } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import styles from '../account.module.css';
import { SpilledMilkIllustration } from './spilled-milk-illustration';

export function NotFoundPage() {
  return (
    <section className={`page ${styles['lost']}`}>
      <SpilledMilkIllustration />
      <h1>{PAGE_NOT_FOUND_TEXT}</h1>
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
