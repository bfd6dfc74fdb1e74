import type { ApiError } from '@lacteos/api-client';
import type { InvoiceState } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';

import { CreationFailure, orderInvoiceQuery, sendDraft } from '#features/invoice-creation';
import { screenStyles } from '#features/screen';

interface OrderDraftProps {
  orderId: number;
  invoice: InvoiceState;
  onClose: () => void;
}

export function OrderDraft({ orderId, invoice, onClose }: OrderDraftProps) {
  const queries = useQueryClient();
  const send = useMutation<InvoiceState, ApiError>({
    mutationFn: () => sendDraft(invoice.id),
    // Also after a refusal: the draft may have been sent or refused.
    onSettled: () => queries.invalidateQueries({ queryKey: orderInvoiceQuery(orderId).queryKey }),
  });
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={`${invoice.name ?? 'La factura'}: ${invoice.label}`}
        description={
          <>
            El pedido no está facturado mientras la DIAN no la reciba.{' '}
            <Link to={`/admin/invoices_list?document=${invoice.id}`}>Editar o anular el borrador</Link>
          </>
        }
      />
      <CreationFailure error={send.error} title="No se pudo enviar a la DIAN." />
      <div className={screenStyles.dialogActions}>
        <Button onClick={onClose}>Cerrar</Button>
        <Button type="primary" loading={send.isPending} onClick={() => send.mutate()}>
          Enviar a la DIAN
        </Button>
      </div>
    </>
  );
}
