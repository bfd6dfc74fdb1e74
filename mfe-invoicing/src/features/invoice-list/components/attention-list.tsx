import type { InvoiceState } from '@lacteos/contracts';
import { TextList } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';

import { attentionQuery } from '../api/list-invoices';
import type { DetailOf } from './invoice-detail';

function titleOf({ kind, name, orderId, id }: InvoiceState): string {
  if (kind === 'credit-note') return `Nota crédito ${name ?? id}`;
  return name ?? (orderId === null ? `Factura ${id}` : `Pedido ${orderId}`);
}

/** Invoices that were refused and wait for somebody; nothing while there are none. */
export function AttentionList({ onDetail }: { onDetail: (of: DetailOf) => void }) {
  const { data } = useQuery(attentionQuery);
  const invoices = data?.data ?? [];
  if (invoices.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`Facturas por corregir: ${data?.meta?.total ?? invoices.length}`}
      description={
        <TextList>
          {invoices.slice(0, 10).map((invoice) => (
            <li key={invoice.id}>
              {titleOf(invoice)}: {invoice.label}{' '}
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
