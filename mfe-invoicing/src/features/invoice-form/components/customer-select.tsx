import { useQuery } from '@tanstack/react-query';
import { clearableChoice } from '@lacteos/ui/antd';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';

import { customerName, knownCustomersQuery } from '#features/customers';
import { customerKey, keyText } from '../model/customer-key';

interface CustomerSelectProps {
  id?: string;
  value?: string;
  onChange?: (key: string | undefined) => void;
}

export function CustomerSelect({ id, value, onChange }: CustomerSelectProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const customers = useQuery(knownCustomersQuery(search));
  const known = (customers.data ?? []).map((customer) => ({
    value: customerKey(customer),
    label: `${keyText(customerKey(customer))} - ${customerName(customer)}`,
  }));
  const isNew = search !== '' && !known.some((option) => option.value === search);
  const options = isNew ? [{ value: search, label: `Buscar ${search}` }, ...known] : known;
  return (
    <Select
      id={id}
      allowClear={clearableChoice}
      value={value}
      placeholder="Escriba la identificación"
      loading={customers.isFetching}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={options}
      labelRender={({ label, value: chosen }) =>
        known.some((option) => option.value === chosen) ? label : keyText(String(chosen))
      }
      onChange={(key: string | undefined) => {
        setTyped('');
        onChange?.(key);
      }}
    />
  );
}
