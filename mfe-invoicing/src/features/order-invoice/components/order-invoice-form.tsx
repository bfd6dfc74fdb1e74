import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Spin } from 'antd';
import { useNavigate } from 'react-router-dom';

import { isElectronic, usableTypes } from '../../catalogues/model/invoice-type-rules';
import { INVOICE_GENERATED, invoiceFailureText } from '../../invoice-state/model/invoice-texts';
import { invoiceTypesQuery } from '../../invoice-types/api/list-invoice-types';
import { useCreateOrderInvoice } from '../api/create-order-invoice';
import { orderInvoiceRequest, type OrderInvoiceFields } from '../model/order-invoice-request';
import { OrderInvoiceFormFields } from './order-invoice-fields';

interface OrderInvoiceFormProps {
  orderId: number;
  onClose: () => void;
  onGenerated: () => void;
}

/** The form of the dialog: fields, the call, and where it leads. */
export function OrderInvoiceForm({ orderId, onClose, onGenerated }: OrderInvoiceFormProps) {
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const [form] = Form.useForm<OrderInvoiceFields>();
  const types = useQuery(invoiceTypesQuery);
  const usable = usableTypes(types.data ?? []);
  const chosenId = Form.useWatch('invoiceType', form);
  const chosen = usable.find(({ id }) => id === chosenId);
  const creation = useCreateOrderInvoice();

  const send = async (fields: OrderInvoiceFields) => {
    const type = { isElectronic: isElectronic(chosen), hasCostCenter: chosen?.cost_center === true };
    await creation.mutateAsync(orderInvoiceRequest(orderId, fields, type)).then(
      () => {
        notification.success({ title: INVOICE_GENERATED, role: 'status' });
        onGenerated();
        void navigate('/admin/invoices_list');
      },
      () => undefined,
    );
  };

  if (types.isPending) return <Spin description="Cargando.." />;
  if (types.isError) {
    return (
      <LoadFailure error={types.error} isRetrying={types.isFetching} onRetry={() => void types.refetch()} />
    );
  }
  return (
    <Form<OrderInvoiceFields>
      form={form}
      name="order-invoice"
      layout="vertical"
      initialValues={{ invoiceType: usable.length === 1 ? usable[0]?.id : undefined }}
      onFinish={send}
    >
      <OrderInvoiceFormFields types={usable} chosen={chosen} />
      {creation.isError && (
        <Alert
          type="error"
          showIcon
          title={invoiceFailureText(creation.error.status)}
          description={creation.error.message}
        />
      )}
      <div className="order-invoice__actions">
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="primary" htmlType="submit" loading={creation.isPending}>
          Facturar
        </Button>
      </div>
    </Form>
  );
}
