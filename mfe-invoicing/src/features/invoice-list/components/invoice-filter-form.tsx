import { Button, Form, Input } from 'antd';

import { DayField } from '../../screen/day-field';
import type { InvoiceFilters } from '../model/invoice-filters';

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
};

/** The seven filters, 'Filtrar' and 'Limpiar Filtros'. */
export function InvoiceFilterForm({ filters, isLoading, onFilter, onClear }: InvoiceFilterFormProps) {
  const [form] = Form.useForm<InvoiceFilters>();
  const clear = () => {
    form.setFieldsValue(EMPTY);
    onClear();
  };
  return (
    <Form<InvoiceFilters>
      className="invoice-filters"
      form={form}
      name="invoice-filters"
      layout="vertical"
      initialValues={filters}
      onFinish={onFilter}
    >
      <Form.Item<InvoiceFilters> name="created_start" label="Creación desde">
        <DayField />
      </Form.Item>
      <Form.Item<InvoiceFilters> name="created_end" label="Creación hasta">
        <DayField />
      </Form.Item>
      <Form.Item<InvoiceFilters> name="updated_start" label="Modificación desde">
        <DayField />
      </Form.Item>
      <Form.Item<InvoiceFilters> name="updated_end" label="Modificación hasta">
        <DayField />
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
      <div className="invoice-filters__actions">
        <Button type="primary" htmlType="submit" disabled={isLoading}>
          Filtrar
        </Button>
        <Button onClick={clear}>Limpiar Filtros</Button>
      </div>
    </Form>
  );
}
