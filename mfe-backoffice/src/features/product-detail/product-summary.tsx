import { netContentText } from '@lacteos/contracts/money/net-content';
import { PRODUCT_LABELS } from '@lacteos/contracts/reference/product-labels';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { formatDay, formatMoney, ProductPicture } from '@lacteos/ui';
import { Button } from 'antd';
import { Link } from 'react-router-dom';

import { ProductStatus, useProductDialogs } from '#features/product-list';
import styles from './product.module.css';
import { formStyles } from '#features/editing';

export function ProductSummary({ product }: { product: AdminProduct }) {
  const dialogs = useProductDialogs();
  const facts: [string, string][] = [
    ['Código', product.code],
    [PRODUCT_LABELS.slug, product.slug],
    [PRODUCT_LABELS.netContent, netContentText(product) ?? 'Falta'],
    [PRODUCT_LABELS.brand, product.brand],
    [PRODUCT_LABELS.family, product.family],
    [PRODUCT_LABELS.price, formatMoney(product.price)],
    ['Stock en fábrica', String(product.countInStock)],
    [PRODUCT_LABELS.description, product.description],
    ['Creado', formatDay(product.createdAt)],
  ];
  return (
    <div className={styles.productSummary}>
      <ProductPicture image={product.image} alt={`Foto de ${product.name}`} sizes="16rem" isEager />
      <div>
        <dl className={formStyles.officeFacts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>Activo</dt>
            <dd>
              <ProductStatus product={product} />
            </dd>
          </div>
        </dl>
        <div className={formStyles.officeFormButtons}>
          <Button type="primary" onClick={() => dialogs.edit(product)}>
            Editar
          </Button>
          {product.active && (
            <Link className={formStyles.officeLink} to={`/product/${product.id}`}>
              Ver en la tienda
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
