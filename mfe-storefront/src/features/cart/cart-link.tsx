import { LineIcon } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { useCartCount } from './cart-count';
import styles from './cart.module.css';

export function CartLink() {
  const count = useCartCount();
  const units = count === 1 ? '1 producto' : `${count} productos`;
  return (
    <Link to="/cart" className={styles['link']} aria-label={`Ver carrito: ${units}`}>
      <LineIcon path="M3 4h2.4l2.2 11.2h10.2L20 7.4H6.2M9 20.2h.01M16.6 20.2h.01" size={26} weight={2} />
      <span className={styles['word']}>Carrito</span>
      <span key={count} className={styles['count']} data-testid="cart-count">
        {count}
      </span>
    </Link>
  );
}
