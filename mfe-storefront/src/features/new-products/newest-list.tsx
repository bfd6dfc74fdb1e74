import { ProductRow } from '#features/product-row';
import { useNewest } from './use-newest';

export function NewestList() {
  const { data } = useNewest();
  return <ProductRow id="nuevos-titulo" title="Lo más nuevo" products={data ?? []} />;
}
