import { Link } from 'react-router-dom';
import { useCartCount } from '../api/cart-count';
import styles from './cart.module.css';

/** The cart icon with the number of units in the cart. */
export function CartLink() {
  const count = useCartCount();
  const units = count === 1 ? '1 producto' : `${count} productos`;
  return (
    <Link to="/cart" className={styles['link']} aria-label={`Ver carrito: ${units}`}>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path
          d="M3 4h2.4l2.2 11.2h10.2L20 7.4H6.2M9 20.2h.01M16.6 20.2h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>Carrito</span>
      <span key={count} className={styles['count']} data-testid="cart-count">
        {count}
      </span>
    </Link>
  );
}
