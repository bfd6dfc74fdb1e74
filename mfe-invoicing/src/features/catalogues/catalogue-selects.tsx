import type { ListedInvoiceType } from '@lacteos/contracts/schemas';
import { clearableChoice, listLoadingProps } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Select, type SelectProps } from 'antd';

import { costCentersQuery, siigoUsersQuery } from './catalogue-queries';
import { costCenterOptions, userOptions } from './catalogue-options';
import { invoiceTypeLabel } from './invoice-type-rules';

type FieldProps = Omit<SelectProps<number>, 'options' | 'placeholder' | 'loading' | 'allowClear'>;

export const InvoiceTypeSelect = ({ types, ...field }: FieldProps & { types: ListedInvoiceType[] }) => (
  <Select
    {...field}
    placeholder="Seleccione el tipo de factura"
    options={types.map((type) => ({ value: type.id, label: invoiceTypeLabel(type) }))}
  />
);

export function SellerSelect(field: FieldProps) {
  const users = useQuery(siigoUsersQuery);
  return (
    <Select
      {...listLoadingProps(users)}
      {...field}
      placeholder="Seleccione el vendedor"
      options={userOptions(users.data ?? [])}
    />
  );
}

export function CostCenterSelect(field: FieldProps) {
  const costCenters = useQuery(costCentersQuery);
  return (
    <Select
      allowClear={clearableChoice}
      {...listLoadingProps(costCenters)}
      {...field}
      placeholder="Seleccione el centro de costos"
      options={costCenterOptions(costCenters.data ?? [])}
    />
  );
}
