import { api } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { on } from '@lacteos/session-bus';
import { buttonClass, EmptyState } from '@lacteos/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { answers, useAnswer } from '#features/answers';
import { NewProducts } from '../../features/new-products/new-products';
import { CardSkeletons, ProductCard, productListStyles } from '#features/product-list';
import { ProductSuggestions } from '../../features/product-suggestions/product-suggestions';
import { LoadFailure } from '#features/screen';
import styles from './favourites-page.module.css';

const SKELETONS = 4;
/** With fewer, similar products fill a wide window. */
const MAX_WITH_SUGGESTIONS = 4;

/** `/favoritos`: removed products stay until the page is left; other tabs' additions appear. */
export function FavouritesPage() {
  const session = useSession();
  const name = session.status === 'authenticated' ? `/account/favourites ${session.user.id}` : null;
  const { data, error, isPrevious, reload } = useAnswer(name, () =>
    api.get<Product[]>('/account/favourites'),
  );
  const products = isPrevious ? undefined : data;
  const first = products?.[0];
  useEffect(() => {
    const subscription = on('wishes-changed').subscribe(({ favourites }) => {
      const shown = name === null ? undefined : (answers.peek(name).data as Product[] | undefined);
      const isKnown = (id: number) => shown?.some((one) => one.id === id) ?? true;
      if (!favourites.every(isKnown)) void answers.renew((one) => one === name);
    });
    return () => subscription.unsubscribe();
  }, [name]);
  return (
    <>
      <section className={styles['page']}>
        <h1>Mis favoritos</h1>
        {!products && !error ? <CardSkeletons count={SKELETONS} /> : null}
        {!products && error ? (
          <LoadFailure title="No pudimos cargar sus favoritos." error={error} onRetry={reload} />
        ) : null}
        {products?.length === 0 ? (
          <EmptyState
            title="Todavía no tiene favoritos"
            text="Presione el corazón de un producto para encontrarlo aquí, en este o en otro equipo."
          >
            <Link to="/products" className={buttonClass()}>
              Ver productos
            </Link>
          </EmptyState>
        ) : null}
        {products && products.length > 0 ? (
          <>
            <h2 id="favoritos-titulo" className="visually-hidden">
              Productos que le gustan
            </h2>
            <ul aria-labelledby="favoritos-titulo" className={productListStyles['grid']} data-cards>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </ul>
            {first && products.length <= MAX_WITH_SUGGESTIONS ? (
              <ProductSuggestions id={first.id} without={products} />
            ) : null}
          </>
        ) : null}
      </section>
      {products?.length === 0 ? <NewProducts /> : null}
    </>
  );
}
