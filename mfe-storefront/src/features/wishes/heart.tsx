import type { Product } from '@lacteos/contracts/schemas';
import { LineIcon } from '@lacteos/ui';
import { usePressWish } from './use-press-wish';
import { useWishes } from './use-wishes';
import styles from './wishes.module.css';

const HEART = 'M12 20.5C5 15.6 3 12.3 3 9a4.6 4.6 0 0 1 9-1.6A4.6 4.6 0 0 1 21 9c0 3.3-2 6.6-9 11.5Z';

export function Heart({ product }: { product: Product }) {
  const wishes = useWishes();
  const isLiked = wishes?.favourites.includes(product.id) ?? false;
  const press = usePressWish('favourites', product);
  if (wishes === null) return null;
  return (
    <button
      type="button"
      className={styles['heart']}
      aria-pressed={isLiked}
      data-press="kept"
      data-wish="favourites"
      onClick={() => press(!isLiked)}
    >
      <LineIcon path={HEART} size={22} weight={2} />
      <span className={styles['word']}>
        Favorito<span className="visually-hidden">: {product.name}</span>
      </span>
    </button>
  );
}
