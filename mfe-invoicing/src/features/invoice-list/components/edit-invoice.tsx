import type { ApiError } from '@lacteos/api-client';
import type { InvoiceRequest, InvoiceState } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { CreationFailure, getInvoiceRequest, invoiceStateQuery } from '#features/invoice-creation';
import { OrderInvoiceEdit } from '#features/order-invoice';
import { refreshInvoiceLists } from '../model/list-invoices';

const FORM_PAGE = '/admin/invoice';

export function EditInvoice({ invoice }: { invoice: InvoiceState }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [request, setRequest] = useState<InvoiceRequest | null>(null);
  const read = useMutation<InvoiceRequest, ApiError>({
    mutationFn: () => getInvoiceRequest(invoice.id),
    onSuccess: (found) => {
      if (found.orderId !== undefined) return setRequest(found);
      return void navigate(`${FORM_PAGE}?edit=${invoice.id}`);
    },
  });
  const renew = async () => {
    await queries.invalidateQueries({ queryKey: invoiceStateQuery(invoice.id).queryKey });
    await refreshInvoiceLists(queries);
  };
  return (
    <>
      <Button loading={read.isPending} onClick={() => read.mutate()}>
        Editar
      </Button>
      <CreationFailure error={read.error} title="No se pudo leer la factura." />
      {request && (
        <OrderInvoiceEdit
          invoice={invoice}
          request={request}
          onClose={() => setRequest(null)}
          onSettled={renew}
        />
      )}
    </>
  );
}
