import { measurePriceText } from '@lacteos/contracts/money/net-content';
import { shownPrice } from '@lacteos/contracts/money/shown-price';
import type { CartItem, Product, ProductSuggestions } from '@lacteos/contracts/schemas';
import { PriceAmount, ProductPicture } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { suggestionsQuery } from '../model/get-suggestions';
import styles from './cart-suggestions.module.css';

const SHOWN = 4;

/** Bought-together products first, without those already in the cart. */
const chosenOf = ({ boughtTogether, related }: ProductSuggestions, had: readonly number[]): Product[] => {
  const byId = new Map([...boughtTogether, ...related].map((product) => [product.id, product]));
  return [...byId.values()]
    .filter(({ id, countInStock }) => countInStock > 0 && !had.includes(id))
    .slice(0, SHOWN);
};

function SuggestedPrice({ product }: { product: Product }) {
  const { amount, vat } = shownPrice(product);
  return <PriceAmount amount={amount} vat={vat} measure={measurePriceText(product)} />;
}

interface CartSuggestionsProps {
  userId: number;
  items: readonly CartItem[];
  onAdd: (productId: number) => void;
}

export function CartSuggestions({ userId, items, onAdd }: CartSuggestionsProps) {
  const [had] = useState(() => items.map(({ id_product }) => id_product));
  const { data } = useQuery(suggestionsQuery(userId, had[0] ?? null));
  const products = data ? chosenOf(data, had) : [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="goes-with" className={styles.part}>
      <h2 id="goes-with" className={styles.title}>
        {had.length > 0 ? 'También le puede gustar' : 'Para empezar'}
      </h2>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <ProductPicture image={product.image} alt="" sizes="(min-width: 62em) 260px, 45vw" />
            <div className={styles.words}>
              <Link to={`/product/${product.id}`} className={styles.name}>
                {product.name}
              </Link>
              <SuggestedPrice product={product} />
              <Button
                color="primary"
                variant="outlined"
                size="large"
                block
                className={styles.add}
                onClick={() => onAdd(product.id)}
              >
                Agregar<span className="visually-hidden"> al carrito: {product.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
