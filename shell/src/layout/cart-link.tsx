import { api } from '@lacteos/api-client';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import type { CartItem } from '@lacteos/contracts/schemas';
import { on } from '@lacteos/session-bus';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './layout.module.css';

const units = (items: readonly CartItem[]): number =>
  items.reduce((total, { quantity }) => total + quantity, 0);

/** A user's is read once, then updated by the cart-changed event, also from other tabs. */
export function CartLink({ userId }: { userId: number | null }) {
  const [count, setCount] = useState<number | null>(null);
  const [told, setTold] = useState('');

  useEffect(() => {
    setCount(null);
    if (userId === null) return undefined;
    let isCurrent = true;
    let changes = 0;
    const subscription = on('cart-changed').subscribe((event) => {
      changes += 1;
      setCount(event.count);
      setTold(`Carrito de compras: ${unitsText(event.count)}`);
    });
    let stopFollowing = (): void => {};
    // Visitors never load it. On failure tabs differ until they reload.
    import('../cart/follow-cart').then(
      ({ followCart }) => {
        if (isCurrent) stopFollowing = followCart();
      },
      () => {},
    );
    // Without an answer the icon has no number; the cart page shows the error.
    const read = () => {
      const before = changes;
      return api.get<CartItem[]>(`/cart/${userId}`).then(
        (items) => isCurrent && changes === before && setCount(units(items)),
        () => {},
      );
    };
    void read();
    // A sleeping tab missed the events.
    const wake = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void read();
    };
    window.addEventListener('pageshow', wake);
    return () => {
      isCurrent = false;
      stopFollowing();
      window.removeEventListener('pageshow', wake);
      subscription.unsubscribe();
    };
  }, [userId]);

  const label = count === null ? 'Carrito de compras' : `Carrito de compras, ${unitsText(count)}`;
  return (
    <>
      <Link to="/cart" className={styles['cart']} aria-label={label}>
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
          <path
            d="M3 4h2l2.4 11h10.2L20 7H6.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="9" cy="19.5" r="1.6" fill="currentColor" />
          <circle cx="16" cy="19.5" r="1.6" fill="currentColor" />
        </svg>
        {count ? <span className={styles['count']}>{count}</span> : null}
      </Link>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  );
}
