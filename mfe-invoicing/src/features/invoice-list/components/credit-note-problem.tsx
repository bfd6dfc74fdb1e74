import type { ApiError } from '@lacteos/api-client';
import type { InvoiceState } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';

import { CreationFailure, invoiceStateQuery, retryInvoice } from '#features/invoice-creation';
import { canRetry, ReasonList } from '#features/invoice-state';
import { refreshInvoiceLists } from '../model/list-invoices';

export function CreditNoteProblem({ invoice }: { invoice: InvoiceState }) {
  const { id, creditNoteId, creditNoteState } = invoice;
  const queries = useQueryClient();
  const retry = useMutation<InvoiceState, ApiError, number>({
    mutationFn: retryInvoice,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: invoiceStateQuery(id).queryKey });
      await refreshInvoiceLists(queries);
    },
  });
  const failure = <CreationFailure error={retry.error} title="No se pudo enviar de nuevo." />;
  // Stays when somebody else sent the note meanwhile.
  if (creditNoteId === null || creditNoteState === null || !canRetry({ state: creditNoteState }))
    return failure;
  const reasons = invoice.creditNotes.find((note) => note.id === creditNoteId)?.reasons ?? [];
  return (
    <Alert
      type="error"
      showIcon
      title="La nota crédito no se emitió: la factura sigue vigente."
      description={
        <>
          {reasons.length > 0 ? <ReasonList reasons={reasons} /> : <p>{invoice.creditNoteLabel}</p>}
          <Button type="primary" loading={retry.isPending} onClick={() => retry.mutate(creditNoteId)}>
            Enviar de nuevo la nota crédito
          </Button>
          {failure}
        </>
      }
    />
  );
}
