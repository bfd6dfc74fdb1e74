import type { Product } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { Button } from '@lacteos/ui';
import { usePressWish } from './use-press-wish';
import { useWishes } from './use-wishes';
import styles from './wishes.module.css';

export function RestockNotice({ product }: { product: Product }) {
  const session = useSession();
  const wishes = useWishes();
  const isAwaited = wishes?.restockNotices.includes(product.id) ?? false;
  const press = usePressWish('restock-notices', product);
  if (wishes === null) return null;
  const email = session.status === 'authenticated' ? session.user.email : '';
  return (
    <div className={styles['notice']}>
      <p role="status">{isAwaited ? `Le escribiremos a ${email} una sola vez, cuando haya.` : ''}</p>
      <Button isWide look="secondary" onClick={() => press(!isAwaited)}>
        {isAwaited ? 'Quitar el aviso' : 'Avíseme cuando haya'}
        <span className="visually-hidden">: {product.name}</span>
      </Button>
    </div>
  );
}
