import { FilterOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useId, useRef, useState } from 'react';

import { useIsBelow } from '@lacteos/ui';
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

const RARE = ['updated_start', 'updated_end', 'invoice_id'] as const;

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
  const isNarrow = useIsBelow('md');
  const rareId = useId();
  const [isMore, setMore] = useState(() => RARE.some((name) => filters[name]));
  // Beside a mouse the labels stand in the fields: the filters are one line.
  const inField = (label: string) => (isNarrow ? {} : { placeholder: label, title: label });
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
        <DayField {...inField('Creación desde')} />
      </DayItem>
      <DayItem name="created_end" label="Creación hasta">
        <DayField {...inField('Creación hasta')} />
      </DayItem>
      <Form.Item<InvoiceFilters> name="state" label="Estado">
        <NativeSelect
          placeholder={isNarrow ? 'Todos' : 'Estado'}
          options={[{ value: '', label: 'Todos' }, ...LISTED_STATES]}
        />
      </Form.Item>
      <Form.Item<InvoiceFilters> name="name" label="Nombre de la factura">
        <Input placeholder="FV-003-457" title="Nombre de la factura" maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item<InvoiceFilters> name="customer_identification" label="Identificación del cliente">
        <Input {...inField('Identificación del cliente')} maxLength={50} autoComplete="off" />
      </Form.Item>
      {!isNarrow && (
        <Button aria-expanded={isMore} aria-controls={rareId} onClick={() => setMore(!isMore)}>
          Más filtros
        </Button>
      )}
      <div id={rareId} className={styles.invoiceFiltersRare} hidden={!isNarrow && !isMore}>
        <DayItem name="updated_start" label="Modificación desde">
          <DayField {...inField('Modificación desde')} />
        </DayItem>
        <DayItem name="updated_end" label="Modificación hasta">
          <DayField {...inField('Modificación hasta')} />
        </DayItem>
        <Form.Item<InvoiceFilters> name="invoice_id" label="Id de la factura">
          <Input {...inField('Id de la factura')} maxLength={50} autoComplete="off" />
        </Form.Item>
      </div>
      <div className={styles.invoiceFiltersActions}>
        <Button type="primary" htmlType="submit" disabled={isLoading}>
          Filtrar
        </Button>
        <Button onClick={clear}>Limpiar Filtros</Button>
      </div>
    </Form>
  );
}
