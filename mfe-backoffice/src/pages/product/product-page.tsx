import '../../features/editing/office-form.css';
import './product-page.css';

import { LoadFailure, LoadingBones } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';

import { OfficePage } from '../../features/office-table';
import { productQuery } from '../../features/product/api/read-product';
import { PriceHistory } from '../../features/product/components/price-history';
import { ProductSummary } from '../../features/product/components/product-summary';
import { SiigoCard } from '../../features/product/components/siigo-card';
import { StockHistory } from '../../features/product/components/stock-history';
import { ProductDialogsProvider } from '../../features/products/components/product-dialogs';
import { OfficeProviders } from '../../office-frame';

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="office-card" aria-label={title}>
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
        <Link className="office-link" to="/admin/products">
          Volver a los productos
        </Link>
      }
    >
      {product.isPending && <LoadingBones />}
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
          <div className="product-cards">
            <Card title="Existencias">
              <StockHistory productId={product.data.id} />
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

/** `/admin/product/{id}`: one product with its stock by place, its histories and its link with SIIGO. */
export function ProductPage() {
  const { id = '' } = useParams();
  return (
    <OfficeProviders>
      <ProductById key={id} id={id} />
    </OfficeProviders>
  );
}
