import type { Product } from '@lacteos/contracts/schemas';
import { Button, notify } from '@lacteos/ui';
import { useLacksStore } from '#features/catalogue';
import { useAddToCart } from './use-add-to-cart';
import styles from './cart.module.css';

export function AddToCart({ product, quantity }: { product: Product; quantity: number }) {
  const { add, isPending, failure } = useAddToCart(product, () =>
    notify('success', 'Agregado al carrito', product.name),
  );
  const lacksStore = useLacksStore();
  return (
    <div className={styles['action']}>
      {product.countInStock > 0 ? (
        <Button
          isWide
          data-press="kept"
          isPending={isPending}
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
