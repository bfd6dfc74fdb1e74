import { Suspense, useState } from 'react';
import { lazyPart, Loading } from '#features/screen';
import styles from './disclosure.module.css';

const StoresWithProduct = lazyPart(async () => (await import('./stores-with-product')).StoresWithProduct);

export function ProductStores({ productId }: { productId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`${styles['disclosure']} ${styles['row']}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>¿En qué tiendas aliadas está?</summary>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <StoresWithProduct productId={productId} />
        </Suspense>
      ) : null}
    </details>
  );
}
