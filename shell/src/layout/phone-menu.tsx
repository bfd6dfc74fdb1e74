import type { SessionUser } from '@lacteos/contracts/schemas';
import { remoteMenu, useRemotes } from '@lacteos/remote-runtime';
import { Link } from 'react-router-dom';
import { VISITOR_LINKS } from './account-menu';
import styles from './layout.module.css';

/** The store list focuses its field at this address. */
export const SEARCH_ADDRESS = '/products#buscar';

const CART = { to: '/cart', label: 'Carrito de compras' };

/** Everything else that stands in the header of a wide window or at its foot. */
export function PhoneMenu({ user }: { user: SessionUser | null }) {
  const { registry } = useRemotes();
  const account = user
    ? remoteMenu(registry, user.id_role).filter(({ section }) => section === 'account')
    : [...VISITOR_LINKS, CART];
  return (
    <nav aria-label="Cuenta y ayuda" className={styles['phoneMenu']}>
      <ul>
        {[
          ...account,
          { to: SEARCH_ADDRESS, label: 'Buscar en la tienda' },
          { to: '/pqr', label: 'PQR: escríbanos un reclamo' },
        ].map(({ to, label }) => (
          <li key={`${to} ${label}`}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
