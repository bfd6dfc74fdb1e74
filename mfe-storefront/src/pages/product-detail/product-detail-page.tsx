import { ApiError } from '@lacteos/api-client';
import { productDescription } from '@lacteos/contracts/brand/page-description';
import { NO_STORE_TEXT } from '@lacteos/contracts/general-texts';
import { netContentText } from '@lacteos/contracts/money/net-content';
import { deliveryPromise } from '@lacteos/contracts/reference/food-label';
import type { Product } from '@lacteos/contracts/schemas';
import { Arrow, buttonClass, describePage, EmptyState, ProductPrice } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AddToCart } from '#features/cart';
import { useLacksStore, useProduct } from '#features/catalogue';
import { DeliveryLine } from '#features/delivery';
import { FoodLabel, Seals } from '#features/food-label';
import { ProductStores } from '#features/partners';
import { ProductGallery } from '../../features/product-gallery/product-gallery';
import { QuantityStepper } from '../../features/quantity-stepper/quantity-stepper';
import { ProductSuggestions } from '../../features/product-suggestions/product-suggestions';
import { RecentlySeen, rememberSeen } from '#features/recently-seen';
import { LoadFailure, Loading } from '#features/screen';
import { Heart, RestockNotice } from '#features/wishes';
import styles from './product-detail-page.module.css';

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

function BuyAction({ product }: { product: Product }) {
  const [wanted, setWanted] = useState(1);
  const { countInStock } = product;
  const quantity = Math.max(1, Math.min(wanted, countInStock));
  return (
    <div className={styles['action']} data-choice={countInStock > 0 || undefined}>
      {countInStock > 0 ? (
        <QuantityStepper quantity={quantity} max={countInStock} onChange={setWanted} />
      ) : null}
      <AddToCart product={product} quantity={quantity} />
      {countInStock > 0 ? null : <RestockNotice product={product} />}
    </div>
  );
}

function Delivery({ product }: { product: Product }) {
  return (
    <div className={styles['delivery']}>
      <strong>Entrega.</strong> {deliveryPromise(product.details)}{' '}
      <Link to="/legal/entregas">Cómo entregamos</Link>
      <DeliveryLine isInText />
    </div>
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
      <ProductGallery product={product} />
      <div className={styles['facts']}>
        <p className={styles['family']}>
          <Link to={`/products?familia=${encodeURIComponent(product.family)}`}>{product.family}</Link>
        </p>
        <h1>{product.name}</h1>
        <p className={styles['price']}>
          <ProductPrice product={product} />
        </p>
        <div className={styles['state']}>
          <StockBadge product={product} />
          <Heart product={product} />
        </div>
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
        <BuyAction product={product} />
        <Delivery product={product} />
        <ProductStores productId={product.id} />
      </div>
      <div className={styles['story']}>
        {product.details?.seals?.length ? <Seals seals={product.details.seals} /> : null}
        <h2>Descripción</h2>
        <p>{product.description}</p>
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

export function ProductDetailPage() {
  const { id_product: id = '' } = useParams();
  const { data, error, reload } = useProduct(id);
  return (
    <section className={styles['page']}>
      <Link to="/products" className={styles['back']}>
        <Arrow to="left" /> Volver a la tienda
      </Link>
      {data ? (
        <>
          <ProductDetail key={data.id} product={data} />
          {data.details ? <FoodLabel details={data.details} /> : null}
          <ProductSuggestions key={`beside-${data.id}`} id={data.id} />
        </>
      ) : null}
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
