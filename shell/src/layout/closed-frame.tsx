import { BRAND } from '@lacteos/contracts/brand/brand';
import { useSession } from '@lacteos/remote-kit';
import { Link } from 'react-router-dom';
import { CartLink } from './cart-link';
import closed from './closed-frame.module.css';
import styles from './layout.module.css';
import { Logo } from './logo';

export function ClosedHeader() {
  const session = useSession();
  return (
    <header className={styles['header']}>
      <div className={`${styles['bar']} ${closed['bar']}`}>
        <Link to="/" className={styles['home']} aria-label="Ir al inicio">
          <Logo />
        </Link>
        <div className={styles['actions']}>
          <CartLink userId={session.status === 'authenticated' ? session.user.id : null} />
        </div>
      </div>
    </header>
  );
}

export const ClosedFooter = () => (
  <footer className={closed['footer']}>
    <span>{BRAND.legalName}</span>
    <a href={`tel:+57${BRAND.phone}`}>{BRAND.phone}</a>
    <Link to="/legal">Legal</Link>
    <Link to="/pqr">PQR</Link>
  </footer>
);
