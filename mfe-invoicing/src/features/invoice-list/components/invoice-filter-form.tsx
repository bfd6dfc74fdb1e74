import { FilterOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useId, useRef, useState } from 'react';

import { DayField, DayItem, NativeSelect } from '@lacteos/ui/antd';
import { filledFilters, type InvoiceFilters, LISTED_STATES } from '../model/invoice-filters';
import styles from './invoice-list.module.css';

interface InvoiceFilterFormProps {
  filters: InvoiceFilters;
  isLoading: boolean;
  onFilter: (filters: InvoiceFilters) => void;
  onClear: () => void;
}

const EMPTY: Readonly<Record<keyof InvoiceFilters, undefined>> = {
  created_start: undefined,
  created_end: undefined,
  updated_start: undefined,
  updated_end: undefined,
  name: undefined,
  customer_identification: undefined,
  invoice_id: undefined,
  state: undefined,
};

export function InvoiceFilterForm(props: InvoiceFilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const filled = Object.keys(filledFilters(props.filters)).length;
  const fold = () => {
    setOpen(false);
    if (toggle.current?.offsetParent) toggle.current.focus();
  };
  return (
    <div className={isOpen ? `invoice-filters ${styles.invoiceFiltersOpen}` : 'invoice-filters'}>
      <Button
        ref={toggle}
        block
        className={styles.invoiceFiltersToggle}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {filled > 0 ? `Filtros (${filled})` : 'Filtros'}
      </Button>
      <div id={id} className={styles.invoiceFiltersPanel}>
        <FilterFields {...props} onUsed={fold} />
      </div>
    </div>
  );
}

function FilterFields({
  filters,
  isLoading,
  onFilter,
  onClear,
  onUsed,
}: InvoiceFilterFormProps & { onUsed: () => void }) {
  const [form] = Form.useForm<InvoiceFilters>();
  const clear = () => {
    form.setFieldsValue(EMPTY);
    onClear();
    onUsed();
  };
  const filter = (fields: InvoiceFilters) => {
    onFilter(fields);
    onUsed();
  };
  return (
    <Form<InvoiceFilters>
      noValidate
      className={styles.invoiceFiltersFields}
      form={form}
      name="invoice-filters"
      layout="vertical"
      initialValues={filters}
      onFinish={filter}
    >
      <DayItem name="created_start" label="Creación desde">
        <DayField />
      </DayItem>
      <DayItem name="created_end" label="Creación hasta">
        <DayField />
      </DayItem>
      <DayItem name="updated_start" label="Modificación desde">
        <DayField />
      </DayItem>
      <DayItem name="updated_end" label="Modificación hasta">
        <DayField />
      </DayItem>
      <Form.Item<InvoiceFilters> name="state" label="Estado">
        <NativeSelect placeholder="Todos" options={[{ value: '', label: 'Todos' }, ...LISTED_STATES]} />
      </Form.Item>
      <Form.Item<InvoiceFilters> name="name" label="Nombre de la factura">
        <Input placeholder="FV-003-457" maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item<InvoiceFilters> name="customer_identification" label="Identificación del cliente">
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item<InvoiceFilters> name="invoice_id" label="Id de la factura">
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <div className={styles.invoiceFiltersActions}>
        <Button type="primary" htmlType="submit" disabled={isLoading}>
          Filtrar
        </Button>
        <Button onClick={clear}>Limpiar Filtros</Button>
      </div>
    </Form>
  );
}
