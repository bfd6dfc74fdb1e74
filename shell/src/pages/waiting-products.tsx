import { dropWanted, onWantedChange, wantedProducts } from '@lacteos/session-bus';
import { ProductPicture } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import styles from './waiting-products.module.css';

/** What the visitor asked for and why an account is needed for it; nothing when nothing waits. */
export function WaitingProducts() {
  const [products, setProducts] = useState(wantedProducts);
  useEffect(() => onWantedChange(() => setProducts(wantedProducts())), []);
  if (products.length === 0) return null;
  return (
    <section className={styles['waiting']} aria-labelledby="waiting-products">
      <h2 id="waiting-products">Para su carrito</h2>
      <p>Para guardar sus productos necesitamos saber quién es. Al entrar los agregamos por usted.</p>
      <ul>
        {products.map(({ id, name, image, quantity }) => (
          <li key={id}>
            <ProductPicture image={image} alt="" sizes="56px" isEager />
            <span>
              {name}
              {quantity > 1 ? ` × ${quantity}` : ''}
            </span>
            <button type="button" aria-label={`Quitar ${name}`} onClick={() => dropWanted(id)}>
              Quitar
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
