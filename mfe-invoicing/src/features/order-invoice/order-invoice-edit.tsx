import type { ApiError } from '@lacteos/api-client';
import type { InvoiceRequest, InvoiceState } from '@lacteos/contracts/schemas';
import { LoadFailure, useFormGuard } from '@lacteos/ui/antd';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, type FormInstance, Modal, Spin } from 'antd';

import { usableTypes } from '#features/catalogues';
import { CreationFailure, editInvoice } from '#features/invoice-creation';
import { invoiceTypesQuery } from '#features/invoice-types';
import { screenStyles } from '#features/screen';
import { orderInvoiceRequest, type OrderInvoiceFields } from './order-invoice-request';
import { OrderInvoiceFormFields } from './order-invoice-fields';

interface OrderInvoiceEditProps {
  invoice: Pick<InvoiceState, 'id' | 'name' | 'siigoId'>;
  request: InvoiceRequest;
  onClose: () => void;
  onSettled: () => Promise<void>;
}

const fieldsOf = (request: InvoiceRequest): OrderInvoiceFields => ({
  invoiceType: request.invoiceType,
  sendToDian: request.sendToDian,
  sendToEmail: request.sendToEmail,
  sendToCostCenters: request.sendToCostCenters ?? undefined,
  sendToCommentsInvoice: request.sendToCommentsInvoice ?? '',
  sendToUser: request.sendToUser,
  number: request.number ?? undefined,
});

interface EditFormProps extends OrderInvoiceEditProps {
  form: FormInstance<OrderInvoiceFields>;
  onCancel: () => void;
}

function EditForm({ form, invoice, request, onClose, onCancel, onSettled }: EditFormProps) {
  const types = useQuery(invoiceTypesQuery);
  // SIIGO freezes the type.
  const usable = usableTypes(types.data ?? []).filter(
    ({ id }) => invoice.siigoId === null || id === request.invoiceType,
  );
  const chosenId = Form.useWatch('invoiceType', form);
  const chosen = usable.find(({ id }) => id === chosenId);
  const save = useMutation<InvoiceState, ApiError, OrderInvoiceFields>({
    mutationFn: (fields) =>
      editInvoice(invoice.id, orderInvoiceRequest(request.orderId ?? 0, fields, chosen)),
    onSuccess: onClose,
    onSettled,
  });
  if (types.isPending) return <Spin description="Cargando.." />;
  if (!types.data)
    return (
      <LoadFailure error={types.error} isRetrying={types.isFetching} onRetry={() => void types.refetch()} />
    );
  return (
    <Form<OrderInvoiceFields>
      noValidate
      form={form}
      name="order-invoice"
      layout="vertical"
      initialValues={fieldsOf(request)}
      onFinish={(fields) => save.mutate(fields)}
    >
      <p>Las líneas y el total son los del pedido; el comprador se corrige en la página del pedido.</p>
      <OrderInvoiceFormFields types={usable} chosen={chosen} />
      <CreationFailure error={save.error} title="No se pudo guardar el cambio" />
      <div className={screenStyles.dialogActions}>
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Guardar y enviar a SIIGO
        </Button>
      </div>
    </Form>
  );
}

export function OrderInvoiceEdit(props: OrderInvoiceEditProps) {
  const [form] = Form.useForm<OrderInvoiceFields>();
  const askToClose = useFormGuard(`invoice edit ${props.invoice.id}`, form);
  const cancel = () => askToClose(props.onClose);
  return (
    <Modal
      open
      title={`Editar ${props.invoice.name ?? 'la factura'}`}
      footer={null}
      onCancel={cancel}
      mask={{ closable: false }}
    >
      <EditForm {...props} form={form} onCancel={cancel} />
    </Modal>
  );
}
