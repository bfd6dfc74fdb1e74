import { dropWanted, onWantedChange, wantedProducts, type WantedProduct } from '@lacteos/session-bus';
import { ProductPicture } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import styles from './waiting-products.module.css';

const REASONS = {
  cart: ['Para su carrito', 'guardar sus productos', 'Al iniciar sesión los agregamos por usted.'],
  favourites: ['Para sus favoritos', 'guardar sus favoritos', 'Al iniciar sesión los guardamos por usted.'],
  'restock-notices': ['Para avisarle', 'avisarle cuando haya', 'Al iniciar sesión activamos el aviso.'],
} as const;

interface WaitingProps {
  reason: keyof typeof REASONS;
  products: readonly WantedProduct[];
}

function Waiting({ reason, products }: WaitingProps) {
  const [title, purpose, promise] = REASONS[reason];
  if (products.length === 0) return null;
  return (
    <section className={styles['waiting']} aria-labelledby={`waiting-${reason}`}>
      <h2 id={`waiting-${reason}`}>{title}</h2>
      <p>
        Para {purpose} necesitamos saber quién es. {promise}
      </p>
      <ul>
        {products.map(({ id, name, image, quantity, wish }) => (
          <li key={id}>
            <ProductPicture image={image} alt="" sizes="56px" isEager />
            <span>
              {name}
              {quantity > 1 ? ` × ${quantity}` : ''}
            </span>
            <button type="button" aria-label={`Quitar ${name}`} onClick={() => dropWanted({ id, wish })}>
              Quitar
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function WaitingProducts() {
  const [products, setProducts] = useState(wantedProducts);
  useEffect(() => onWantedChange(() => setProducts(wantedProducts())), []);
  return (['cart', 'favourites', 'restock-notices'] as const).map((reason) => (
    <Waiting
      key={reason}
      reason={reason}
      products={products.filter(({ wish = 'cart' }) => wish === reason)}
    />
  ));
}
