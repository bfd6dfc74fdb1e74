import { ApiError } from '@lacteos/api-client';
import {
  netContentText,
  PRODUCT_PAGE_SIZES,
  productDescription,
  type Product,
  NO_STORE_TEXT,
} from '@lacteos/contracts';
import { describePage } from '@lacteos/remote-kit';
import { Arrow, buttonClass, EmptyState, ProductPicture, ProductPrice } from '@lacteos/ui';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AddToCart, CartLink } from '#features/cart';
import { useLacksStore, useProduct } from '#features/catalogue';
import { RecentlySeen, rememberSeen } from '#features/recently-seen';
import { LoadFailure, Loading } from '#features/screen';
import styles from './product-detail-page.module.css';

const PROMISES = [
  'Cadena de frío hasta su puerta',
  'Leche fresca de los Llanos',
  'Sin afanes ni atajos',
] as const;

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function StockBadge({ product }: { product: Product }) {
  const isAvailable = product.countInStock > 0;
  return (
    <p className={`${styles['badge']} ${isAvailable ? styles['inStock'] : styles['soldOut']}`}>
      {isAvailable ? 'En Stock' : 'Agotado'}
    </p>
  );
}

function ProductDetail({ product }: { product: Product }) {
  const lacksStore = useLacksStore();
  const content = netContentText(product);
  useEffect(() => {
    const { name, id } = product;
    describePage({
      title: name,
      description: productDescription(product),
      path: `/product/${id}`,
      isListed: true,
    });
  }, [product]);
  useEffect(() => rememberSeen(product), [product]);
  return (
    <article className={styles['product']}>
      <div className={styles['picture']}>
        <ProductPicture image={product.image} alt={product.name} sizes={PRODUCT_PAGE_SIZES} isEager />
      </div>
      <div className={styles['facts']}>
        <p className={styles['family']}>
          <Link to={`/products?familia=${encodeURIComponent(product.family)}`}>{product.family}</Link>
        </p>
        <h1>{product.name}</h1>
        <p className={styles['price']}>
          <ProductPrice product={product} />
        </p>
        <StockBadge product={product} />
        <dl>
          <dt>Marca</dt>
          <dd>{product.brand}</dd>
          <dt>Presentación</dt>
          <dd>{product.slug}</dd>
          {content === null ? null : (
            <>
              <dt>Contenido neto</dt>
              <dd>{content}</dd>
            </>
          )}
        </dl>
        {lacksStore ? <p role="status">{NO_STORE_TEXT}</p> : null}
        <div className={styles['action']}>
          <AddToCart product={product} />
        </div>
        <h2>Descripción</h2>
        <p>{product.description}</p>
        <ul className={styles['promises']}>
          {PROMISES.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function UnknownProduct() {
  return (
    <EmptyState
      title="No encontramos ese producto"
      text="Puede que ya no esté a la venta, o que la dirección esté incompleta."
    >
      <Link to="/products" className={buttonClass()}>
        Ver todos los productos
      </Link>
    </EmptyState>
  );
}

/** `/product/:id_product`: everything about one product. */
export function ProductDetailPage() {
  const { id_product: id = '' } = useParams();
  const { data, error, reload } = useProduct(id);
  return (
    <section className={styles['page']}>
      <div className={styles['head']}>
        <Link to="/products" className={styles['back']}>
          <Arrow to="left" /> Volver a la tienda
        </Link>
        <CartLink />
      </div>
      {data ? <ProductDetail key={data.id} product={data} /> : null}
      {!data ? <h1 className="visually-hidden">Producto</h1> : null}
      {!data && !error ? <Loading /> : null}
      {!data && isNotFound(error) ? <UnknownProduct /> : null}
      {error && !isNotFound(error) ? (
        <LoadFailure title="No pudimos cargar el producto." error={error} onRetry={reload} />
      ) : null}
      <RecentlySeen key={id} openId={data?.id ?? null} />
    </section>
  );
}
