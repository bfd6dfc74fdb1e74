import { listLoadingProps, LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';

import { FieldProblem, problemLink } from '#features/editing';
import { storesQuery } from './assign-stock';

interface StoreSelectProps {
  value: number | null;
  onChange: (storeId: number) => void;
  problem?: string;
}

export function StoreSelect({ value, onChange, problem }: StoreSelectProps) {
  const stores = useQuery(storesQuery);
  if (stores.isError) {
    return (
      <LoadFailure
        error={stores.error}
        isRetrying={stores.isFetching}
        onRetry={() => void stores.refetch()}
      />
    );
  }
  return (
    <Form.Item
      label="Tienda"
      layout="vertical"
      htmlFor="store"
      required
      validateStatus={problem ? 'error' : undefined}
      help={problem && <FieldProblem field="store" problem={problem} />}
    >
      <Select
        id="store"
        {...problemLink('store', problem)}
        placeholder="Seleccione una tienda"
        notFoundContent="No hay tiendas activas."
        {...listLoadingProps(stores)}
        value={value ?? undefined}
        options={stores.data?.map(({ id, name, city }) => ({ value: id, label: `${name} (${city})` }))}
        onChange={onChange}
      />
    </Form.Item>
  );
}
