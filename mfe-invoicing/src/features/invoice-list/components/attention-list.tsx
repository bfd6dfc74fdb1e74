import type { InvoiceState } from '@lacteos/contracts/schemas';
import { TextList } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';

import { CreationFailure, sendDraft } from '#features/invoice-creation';
import { isDraft } from '#features/invoice-state';
import { attentionQuery } from '../model/list-invoices';
import { useInvoiceAction } from '../model/use-invoice-action';
import type { DetailOf } from './invoice-detail';
import styles from './invoice-list.module.css';

const MAX_SHOWN = 10;

function titleOf({ kind, name, orderId, id }: InvoiceState): string {
  if (kind === 'credit-note') return `Nota crédito ${name ?? id}`;
  return name ?? (orderId === null ? `Factura ${id}` : `Pedido ${orderId}`);
}

function SendDraft({ invoice }: { invoice: InvoiceState }) {
  const send = useInvoiceAction(invoice.id, () => sendDraft(invoice.id), 'La factura se envió a la DIAN.');
  return (
    <>
      <Button
        size="small"
        type="primary"
        loading={send.isPending}
        aria-label={`Enviar a la DIAN ${titleOf(invoice)}`}
        onClick={() => send.mutate(undefined)}
      >
        Enviar a la DIAN
      </Button>{' '}
      <CreationFailure error={send.error} title="No se pudo enviar a la DIAN." />
    </>
  );
}

interface TasksProps {
  title: string;
  invoices: readonly InvoiceState[];
  onDetail: (detail: DetailOf) => void;
}

function Tasks({ title, invoices, onDetail }: TasksProps) {
  if (invoices.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`${title}: ${invoices.length}`}
      description={
        <TextList>
          {invoices.slice(0, MAX_SHOWN).map((invoice) => (
            <li key={invoice.id}>
              {titleOf(invoice)}: {invoice.label} {isDraft(invoice) && <SendDraft invoice={invoice} />}
              <Button
                size="small"
                aria-label={`Detalle de ${titleOf(invoice)}`}
                onClick={() => onDetail({ id: invoice.id, name: titleOf(invoice) })}
              >
                Detalle
              </Button>
            </li>
          ))}
        </TextList>
      }
    />
  );
}

export function AttentionList({ onDetail }: { onDetail: (of: DetailOf) => void }) {
  const { data } = useQuery(attentionQuery);
  const invoices = data?.data ?? [];
  const refused = invoices.filter((invoice) => !isDraft(invoice));
  return (
    <div className={styles.attention}>
      <Tasks title="Facturas por corregir" invoices={refused} onDetail={onDetail} />
      <Tasks
        title="Borradores por enviar a la DIAN"
        invoices={invoices.filter(isDraft)}
        onDetail={onDetail}
      />
    </div>
  );
}
