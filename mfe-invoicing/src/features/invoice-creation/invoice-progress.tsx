import type { InvoiceState } from '@lacteos/contracts/schemas';
import type { ApiError } from '@lacteos/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documentTone } from '@lacteos/ui/antd';
import { Alert, Button, Spin } from 'antd';
import { useEffect, useRef } from 'react';

import { canRetry, isDraft, isIssued, isMoving, ReasonList } from '#features/invoice-state';
import { invoiceStateQuery, retryInvoice } from './invoice-calls';
import { CreationFailure } from './creation-failure';
import styles from './invoice-creation.module.css';
import { screenStyles } from '#features/screen';

interface InvoiceProgressProps {
  invoice: InvoiceState;
  /** Accepted by the DIAN, or stored as a draft. */
  onArrived: (invoice: InvoiceState) => void;
  onClose: () => void;
}

const ALERTS = { good: 'success', open: 'warning', bad: 'error' } as const;

export function InvoiceProgress({ invoice, onArrived, onClose }: InvoiceProgressProps) {
  const queries = useQueryClient();
  const query = invoiceStateQuery(invoice.id);
  const { data = invoice, isError } = useQuery({ ...query, initialData: invoice });
  const retry = useMutation<InvoiceState, ApiError>({
    mutationFn: () => retryInvoice(invoice.id),
    onSuccess: async (state) => {
      // A read that began before the retry would replace its result.
      await queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, state);
    },
    // Refused again while the call waited: its reasons have changed.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const isTold = useRef(false);
  const hasArrived = isIssued(data) || isDraft(data);
  useEffect(() => {
    if (!hasArrived || isTold.current) return;
    isTold.current = true;
    onArrived(data);
  }, [hasArrived, data, onArrived]);

  return (
    <div className={styles.invoiceProgress}>
      {isMoving(data) ? (
        <div role="status" className={styles.invoiceProgressWait}>
          <Spin /> {data.label}
        </div>
      ) : (
        <Alert
          type={ALERTS[documentTone(data.state)]}
          showIcon
          title={data.label}
          description={<ReasonList reasons={data.reasons} />}
        />
      )}
      {isMoving(data) && (
        <p>
          {isError
            ? 'No se pudo consultar el estado. Se intentará de nuevo.'
            : 'Puede cerrar esta ventana: la factura sigue su curso y aparece en la lista de facturas.'}
        </p>
      )}
      <CreationFailure error={retry.error} title="No se pudo enviar de nuevo." />
      <div className={screenStyles.dialogActions}>
        <Button onClick={onClose}>Cerrar</Button>
        {canRetry(data) && (
          <Button type="primary" loading={retry.isPending} onClick={() => retry.mutate()}>
            Enviar de nuevo
          </Button>
        )}
      </div>
    </div>
  );
}
