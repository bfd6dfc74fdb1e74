import { PRODUCT_FAMILIES, type Product } from '@lacteos/contracts';
import { Button, EmptyState } from '@lacteos/ui';
import { useState } from 'react';
import { useLacksStore } from '../../features/catalogue/api/use-stock-owner';
import { useProducts } from '../../features/catalogue/api/use-catalogue';
import grid from '../../features/catalogue/components/catalogue.module.css';
import { ProductCard } from '../../features/catalogue/components/product-card';
import { ProductCarousel } from '../../features/catalogue/components/product-carousel';
import { CartLink } from '../../features/cart/components/cart-link';
import { LoadFailure } from '../../features/screen/load-failure';
import { Loading } from '../../features/screen/loading';
import styles from './products-page.module.css';

const ALL = 'TODOS';
type Choice = (typeof PRODUCT_FAMILIES)[number] | typeof ALL;
const EAGER_CARDS = 2;

function FamilyFilter({ chosen, onChoose }: { chosen: Choice; onChoose: (family: Choice) => void }) {
  return (
    <div role="group" aria-label="Filtrar por familia" className={styles['filter']}>
      {([ALL, ...PRODUCT_FAMILIES] as const).map((family) => (
        <Button
          key={family}
          look={family === chosen ? 'primary' : 'secondary'}
          aria-pressed={family === chosen}
          onClick={() => onChoose(family)}
        >
          {family}
        </Button>
      ))}
    </div>
  );
}

function ProductGrid({ products }: { products: readonly Product[] }) {
  const [family, setFamily] = useState<Choice>(ALL);
  const shown = family === ALL ? products : products.filter((product) => product.family === family);
  return (
    <>
      <ProductCarousel products={products} />
      <h2 className={styles['subtitle']}>Nuestros productos</h2>
      <FamilyFilter chosen={family} onChoose={setFamily} />
      <ul className={grid['grid']}>
        {shown.map((product, index) => (
          <ProductCard key={product.id} product={product} isFirst={index < EAGER_CARDS} />
        ))}
      </ul>
    </>
  );
}

/** `/products`: the store list. */
export function ProductsPage() {
  const { data, error, mutate } = useProducts();
  const lacksStore = useLacksStore();
  return (
    <section className={styles['page']}>
      <div className={styles['head']}>
        <h1>Tienda en línea</h1>
        <div className={styles['cart']}>
          <CartLink />
        </div>
      </div>
      {lacksStore ? (
        <p role="status" className={styles['note']}>
          No tiene una tienda asignada
        </p>
      ) : null}
      {error ? (
        <LoadFailure title="No pudimos cargar los productos." error={error} onRetry={() => void mutate()} />
      ) : null}
      {!data && !error ? <Loading /> : null}
      {data?.length === 0 ? <EmptyState title="Por ahora no hay productos en la tienda." /> : null}
      {data && data.length > 0 ? <ProductGrid products={data} /> : null}
    </section>
  );
}
