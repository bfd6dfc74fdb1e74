import type { InvoiceState } from '@lacteos/contracts/schemas';
import { LoadFailure, usePersistedForm } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Spin } from 'antd';
import { useState } from 'react';

import { usableTypes } from '#features/catalogues';
import {
  CreationFailure,
  InvoiceProgress,
  isBlocked,
  PreflightFindings,
  useInvoiceCreation,
} from '#features/invoice-creation';
import { invoiceTypesQuery } from '#features/invoice-types';
import { orderInvoiceRequest, type OrderInvoiceFields } from './order-invoice-request';
import { OrderInvoiceFormFields } from './order-invoice-fields';
import { screenStyles, useDialogGuard } from '#features/screen';

interface OrderInvoiceFormProps {
  orderId: number;
  onClose: () => void;
  onArrived: (invoice: InvoiceState) => void;
}

export function OrderInvoiceForm({ orderId, onClose, onArrived }: OrderInvoiceFormProps) {
  const [form] = Form.useForm<OrderInvoiceFields>();
  const types = useQuery(invoiceTypesQuery);
  const usable = usableTypes(types.data ?? []);
  const chosenId = Form.useWatch('invoiceType', form);
  const chosen = usable.find(({ id }) => id === chosenId);
  const creation = useInvoiceCreation();
  const [hasChanged, setChanged] = useState(false);
  const isShown = types.data !== undefined && !creation.invoice;
  const isTyped = usePersistedForm(`order invoice ${orderId}`, form, { isOpen: () => isShown });
  const askToClose = useDialogGuard(isTyped);
  const isWarned = creation.findings.length > 0 && !isBlocked(creation.findings) && !hasChanged;

  const send = (fields: OrderInvoiceFields) => {
    setChanged(false);
    return creation.submit(orderInvoiceRequest(orderId, fields, chosen), isWarned);
  };

  if (creation.invoice) {
    return (
      <>
        <CreationFailure error={creation.error} />
        <InvoiceProgress invoice={creation.invoice} onClose={onClose} onArrived={onArrived} />
      </>
    );
  }
  if (types.isPending) return <Spin description="Cargando.." />;
  if (!types.data) {
    return (
      <LoadFailure error={types.error} isRetrying={types.isFetching} onRetry={() => void types.refetch()} />
    );
  }
  return (
    <Form<OrderInvoiceFields>
      noValidate
      form={form}
      name="order-invoice"
      layout="vertical"
      initialValues={{ invoiceType: usable.length === 1 ? usable[0]?.id : undefined, sendToDian: true }}
      onValuesChange={() => setChanged(true)}
      onFinish={send}
    >
      <OrderInvoiceFormFields types={usable} chosen={chosen} />
      <PreflightFindings findings={creation.findings} />
      <CreationFailure error={creation.error} />
      <div className={screenStyles.dialogActions}>
        <Button onClick={() => askToClose(onClose)}>Cancelar</Button>
        <Button type="primary" htmlType="submit" loading={creation.isBusy}>
          {isWarned ? 'Facturar de todos modos' : 'Facturar'}
        </Button>
      </div>
    </Form>
  );
}
