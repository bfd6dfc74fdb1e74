import type { Product } from '@lacteos/contracts/schemas';
import { Button, LineIcon } from '@lacteos/ui';
import { useEffect, useRef } from 'react';
import { useLacksStore } from '#features/catalogue';
import { useCartLine } from './cart-lines';
import { useAddToCart } from './use-add-to-cart';
import styles from './card-units.module.css';

const PLUS = 'M12 5v14M5 12h14';
const MINUS = 'M5 12h14';

/** The button stays the same one when it becomes the plus of '− 1 +'. */
export function CardUnits({ product }: { product: Product }) {
  const { add, remove, isPending, failure } = useAddToCart(product);
  const lacksStore = useLacksStore();
  const line = useCartLine(product.id);
  const place = useRef<HTMLDivElement>(null);
  const units = line?.quantity ?? 0;
  const before = useRef(units);
  useEffect(() => {
    // The minus that had the focus is gone.
    const isLost = before.current > 0 && units === 0 && document.activeElement === document.body;
    if (isLost) place.current?.querySelector('button')?.focus();
    before.current = units;
  }, [units]);
  if (product.countInStock === 0)
    return (
      <div className={styles['units']}>
        <Button isWide disabled className={styles['soldOut']}>
          Agotado
        </Button>
      </div>
    );
  return (
    <>
      <div ref={place} className={styles['units']} data-units={line ? units : undefined}>
        {line ? (
          <>
            <button type="button" className={styles['less']} onClick={() => void remove(line)}>
              <LineIcon path={MINUS} size={22} />
              <span className="visually-hidden">Quitar una unidad: {product.name}</span>
            </button>
            <span className={styles['count']}>
              {units}
              <span className="visually-hidden"> en el carrito</span>
            </span>
          </>
        ) : null}
        <Button
          isWide
          data-press="kept"
          className={styles['more']}
          isPending={isPending}
          disabled={lacksStore}
          onClick={() => void add()}
        >
          <LineIcon path={PLUS} size={22} />
          <span className={styles['word']}>Agregar al carrito</span>
          <span className="visually-hidden">: {product.name}</span>
        </Button>
      </div>
      {failure ? (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      ) : null}
    </>
  );
}
