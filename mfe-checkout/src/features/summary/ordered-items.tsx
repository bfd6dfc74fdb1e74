import type { CartItem } from '@lacteos/contracts/schemas';
import { ProductPicture } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import styles from './summary.module.css';

/** More would push the amounts out of the window. */
const SHOWN = 4;

export function OrderedItems({ items }: { items: readonly CartItem[] }) {
  const others = items.length - SHOWN;
  return (
    <>
      <ul className={styles.items} aria-label="Productos del pedido">
        {items.slice(0, SHOWN).map(({ id_product: id, quantity, Product: { name, image } }) => (
          <li key={id}>
            <ProductPicture image={image} alt="" sizes="48px" />
            <span>
              {quantity} × {name}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/cart" className={styles.toCart}>
        {others > 0 ? `Ver los demás en el carrito (${others})` : 'Ver el carrito'}
      </Link>
    </>
  );
}
