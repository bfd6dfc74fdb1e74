import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';

import { OfficePage } from '#features/office-table';
import {
  CostCard,
  LabelCard,
  PriceHistory,
  productQuery,
  ProductSummary,
  SiigoCard,
  StockHistory,
  productStyles,
} from '#features/product-detail';
import { ProductDialogsProvider } from '#features/product-list';
import { OfficeProviders } from '#frame/office-frame';
import { formStyles } from '#features/editing';

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={formStyles.officeCard} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function ProductById({ id }: { id: string }) {
  const product = useQuery(productQuery(id));
  return (
    <OfficePage
      title={product.data?.name ?? 'Producto'}
      actions={
        <Link className={formStyles.officeLink} to="/admin/products">
          Volver a los productos
        </Link>
      }
    >
      {product.isPending && <LoadingSkeleton />}
      {product.isError && (
        <LoadFailure
          error={product.error}
          isRetrying={product.isFetching}
          onRetry={() => void product.refetch()}
        />
      )}
      {product.data && (
        <ProductDialogsProvider>
          <Card title="Datos">
            <ProductSummary product={product.data} />
          </Card>
          <Card title="Etiqueta">
            <LabelCard key={product.data.id} product={product.data} />
          </Card>
          <Card title="Existencias">
            <StockHistory productId={product.data.id} />
          </Card>
          <div className={productStyles.productCards}>
            <Card title="Costo">
              <CostCard productId={product.data.id} />
            </Card>
            <Card title="Historial de precios">
              <PriceHistory productId={product.data.id} />
            </Card>
          </div>
          <Card title="SIIGO">
            <SiigoCard product={product.data} />
          </Card>
        </ProductDialogsProvider>
      )}
    </OfficePage>
  );
}

export function ProductDetailPage() {
  const { id = '' } = useParams();
  return (
    <OfficeProviders>
      <ProductById key={id} id={id} />
    </OfficeProviders>
  );
}
