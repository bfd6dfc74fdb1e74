import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';

import { formStyles } from '#features/editing';
import { OfficePage } from '#features/office-table';
import { RestockForm, restockQuery, storesQuery } from '#features/stock';

function Restock() {
  const rows = useQuery(restockQuery);
  const stores = useQuery(storesQuery);
  const failed = [rows, stores].find(({ data, isError }) => isError && data === undefined);
  if (failed?.error) {
    return (
      <LoadFailure
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!rows.data || !stores.data) return <LoadingSkeleton />;
  if (rows.data.length === 0 || stores.data.length === 0)
    return <p>Para reponer hacen falta productos activos y al menos una tienda activa.</p>;
  return <RestockForm rows={rows.data} stores={stores.data} />;
}

export function RestockPage() {
  return (
    <OfficePage title="Reponer tiendas">
      <div className={formStyles.officeCard}>
        <Restock />
      </div>
    </OfficePage>
  );
}
