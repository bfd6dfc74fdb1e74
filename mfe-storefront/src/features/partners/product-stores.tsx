import { Suspense, useState } from 'react';
import { lazyPart, Loading } from '#features/screen';
import styles from './disclosure.module.css';

const StoresHaving = lazyPart(async () => (await import('./stores-having')).StoresHaving);

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
          <StoresHaving productId={productId} />
        </Suspense>
      ) : null}
    </details>
  );
}
