import type { Product } from '@lacteos/contracts/schemas';
import { Button } from '@lacteos/ui';
import { useLacksStore } from '#features/catalogue';
import { useAddToCart } from './use-add-to-cart';
import styles from './cart.module.css';

export function AddToCart({ product, quantity = 1 }: { product: Product; quantity?: number }) {
  const { add, isAdding, failure } = useAddToCart(product);
  const lacksStore = useLacksStore();
  return (
    <div className={styles['action']}>
      {product.countInStock > 0 ? (
        <Button
          isWide
          data-press="kept"
          isPending={isAdding}
          disabled={lacksStore}
          onClick={() => void add(quantity)}
        >
          Agregar al carrito<span className="visually-hidden">: {product.name}</span>
        </Button>
      ) : (
        <Button isWide disabled>
          Agotado
        </Button>
      )}
      {failure ? (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      ) : null}
    </div>
  );
}
