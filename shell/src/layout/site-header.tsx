import { LineIcon } from '@lacteos/ui';
import { isAdministrator, ROLES } from '@lacteos/contracts/reference/roles';
import { RemoteComponent, useSession } from '@lacteos/remote-kit';
import { readRoot } from '@lacteos/session-bus';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import { Logo } from './logo';
import { PhoneMenu, SEARCH_ADDRESS } from './phone-menu';
import styles from './layout.module.css';

const StoreChoice = lazy(async () => ({ default: (await import('./store-choice')).StoreChoice }));

const MAIN_LINKS = [
  { to: '/', label: 'INICIO' },
  { to: '/carousel_products', label: 'PRODUCTOS' },
  { to: '/partner', label: 'ALIADOS' },
  { to: '/company', label: 'EMPRESA' },
  { to: '/social', label: 'NOTICIAS' },
] as const;

/** The store list has the field itself, with suggestions, and focuses it. */
const SearchLink = () => (
  <Link to={SEARCH_ADDRESS} className={styles['search']}>
    <LineIcon path="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20" size={24} weight={2} />
    <span className={styles['searchWord']}>Buscar en la tienda</span>
  </Link>
);

/** The page does not move when the store is known. */
const STORE_ROOM = (
  <p className={styles['store']} aria-hidden>
    &nbsp;
  </p>
);

const NO_PROPS = {};
// A header without the field still leads everywhere.
const ignore = () => undefined;

/** In the office the cart is an entry of the account menu only. */
export function SiteHeader({ isOffice = false }: { isOffice?: boolean }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [pathname]);
  const user = session.status === 'authenticated' ? session.user : null;
  return (
    <header className={styles['header']}>
      <div className={isOffice ? `${styles['bar']} ${styles['officeBar']}` : styles['bar']}>
        <Link to="/" className={styles['home']} aria-label="Ir al inicio">
          <Logo />
        </Link>
        {isOffice ? <span className={styles['officeName']}>Oficina</span> : null}
        {isOffice && user && isAdministrator(user.id_role) ? (
          <div className={styles['officeSearch']}>
            <RemoteComponent
              remote="mfe-backoffice"
              name="OfficeSearch"
              contract={1}
              props={NO_PROPS}
              onUnavailable={ignore}
            />
          </div>
        ) : null}
        <button
          type="button"
          className={styles['menuButton']}
          aria-expanded={isOpen}
          aria-controls="secciones"
          onClick={() => setOpen(!isOpen)}
        >
          <LineIcon path="M4 6.5h16M4 12h16M4 17.5h16" size={24} weight={2.4} />
          <span className="visually-hidden">Menú de secciones</span>
        </button>
        <div id="secciones" className={isOpen ? styles['navOpen'] : styles['nav']}>
          <nav aria-label="Secciones">
            <ul>
              {MAIN_LINKS.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} end>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {isOpen && !isOffice ? <PhoneMenu user={user} /> : null}
        </div>
        <div className={styles['actions']}>
          {isOffice ? null : <SearchLink />}
          {isOffice ? null : <CartLink userId={user?.id ?? null} />}
          <AccountMenu session={session} />
        </div>
      </div>
      {user?.id_role === ROLES.cashier ? (
        <Suspense fallback={STORE_ROOM}>
          <StoreChoice stores={user.stores} />
        </Suspense>
      ) : null}
      {session.status === 'unknown' && readRoot().user?.id_role === ROLES.cashier ? STORE_ROOM : null}
    </header>
  );
}
