import type { InvoiceState, Order } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { DocumentStateText, LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { orderInvoicesQuery } from '../model/invoice-calls';
import { FactCard } from './fact-card';
import styles from './order.module.css';

const ACTIONS: Readonly<Record<InvoiceState['state'], string>> = {
  pending: 'Ver cómo va',
  sending: 'Ver cómo va',
  unknown: 'Ver cómo va',
  stamping: 'Ver cómo va',
  issued: 'PDF, correo o nota crédito',
  rejected: 'Corregir y enviar de nuevo',
  failed: 'Enviar de nuevo',
  draft: 'Enviar a la DIAN, editar o anular',
  credited: 'Ver la factura',
  annulled: 'Ver la factura',
};

function InvoiceEntry({ invoice }: { invoice: InvoiceState }) {
  const name = invoice.name ?? `Factura ${invoice.id}`;
  return (
    <li>
      <strong>{name}</strong>, {formatMoney(invoice.total)}
      <br />
      <DocumentStateText state={invoice.state} label={invoice.label} /> · {formatMoment(invoice.createdAt)}
      {invoice.creditNotes.length > 0 && (
        <ul>
          {invoice.creditNotes.map((note) => (
            <li key={note.id}>
              {note.name ?? `Nota crédito ${note.id}`}: {note.reason}, {formatMoney(note.total)},{' '}
              <DocumentStateText state={note.state} label={note.label} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Link
          className={formStyles.officeLink}
          to={`/admin/invoices_list?document=${invoice.id}`}
          aria-label={`${ACTIONS[invoice.state]}: ${name}`}
        >
          {ACTIONS[invoice.state]}
        </Link>
      </div>
    </li>
  );
}

function withoutInvoiceText({ isInvoice, isAllReturned }: Order): string {
  if (isInvoice) return 'Facturado';
  return isAllReturned ? 'Sin factura: todos los productos fueron devueltos.' : 'Sin factura';
}

/** Id of the card's heading, which a button of the page leads to. */
export const INVOICES_ID = 'order-invoices';

export function InvoiceCard({ order }: { order: Order }) {
  const invoices = useQuery(orderInvoicesQuery(order.id));
  const history = invoices.data?.toReversed() ?? [];
  return (
    <FactCard title="Factura" id={INVOICES_ID} facts={[]}>
      {invoices.isPending && <LoadingSkeleton />}
      {invoices.isError && !invoices.data && (
        <LoadFailure
          isPart
          error={invoices.error}
          isRetrying={invoices.isFetching}
          onRetry={() => void invoices.refetch()}
        />
      )}
      {invoices.data && history.length === 0 && <p>{withoutInvoiceText(order)}</p>}
      {history.length > 0 && (
        <ol className={styles.invoices}>
          {history.map((invoice) => (
            <InvoiceEntry key={invoice.id} invoice={invoice} />
          ))}
        </ol>
      )}
    </FactCard>
  );
}
