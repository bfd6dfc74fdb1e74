import { buttonClass } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import styles from './section.module.css';

export const ShopInvitation = () => (
  <aside className={styles['invitation']} aria-label="Tienda en línea">
    <p>¿Se le antojó algo? Pida en línea y reciba en su casa, siempre en cadena de frío.</p>
    <Link to="/products" className={buttonClass()}>
      Ver productos
    </Link>
  </aside>
);
