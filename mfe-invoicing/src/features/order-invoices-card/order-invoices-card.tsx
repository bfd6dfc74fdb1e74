import type { SlotProps } from '@lacteos/contracts/offers';
import type { InvoiceState } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { DocumentStateText, LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { InvoicingFrame } from '#frame/invoicing-frame';
import { orderInvoicesQuery } from './order-invoices';
import styles from './order-invoices-card.module.css';

type OrderAsideProps = SlotProps<'mfe-backoffice', 'OrderAside', 1>;

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
          className={styles.action}
          to={`/admin/invoices_list?document=${invoice.id}`}
          aria-label={`${ACTIONS[invoice.state]}: ${name}`}
        >
          {ACTIONS[invoice.state]}
        </Link>
      </div>
    </li>
  );
}

function withoutInvoiceText({ isInvoiced, isAllReturned }: OrderAsideProps): string {
  if (isInvoiced) return 'Facturado';
  return isAllReturned ? 'Sin factura: todos los productos fueron devueltos.' : 'Sin factura';
}

/** The office's page leads its buttons to this heading (`mfe-backoffice/src/exposes.d.ts`). */
const HEADING_ID = 'order-invoices';

function OrderInvoices(props: OrderAsideProps) {
  const invoices = useQuery(orderInvoicesQuery(props.orderId, props.readAt ?? 0));
  const history = invoices.data?.toReversed() ?? [];
  return (
    <section className={styles.card} aria-label="Factura">
      <h2 id={HEADING_ID} tabIndex={-1}>
        Factura
      </h2>
      {invoices.isPending && <LoadingSkeleton />}
      {invoices.isError && !invoices.data && (
        <LoadFailure
          isPart
          error={invoices.error}
          isRetrying={invoices.isFetching}
          onRetry={() => void invoices.refetch()}
        />
      )}
      {invoices.data && history.length === 0 && <p>{withoutInvoiceText(props)}</p>}
      {history.length > 0 && (
        <ol className={styles.invoices}>
          {history.map((invoice) => (
            <InvoiceEntry key={invoice.id} invoice={invoice} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Invoices of an order with number, state and next action, in the office's page of the order. */
export function OrderInvoicesCard(props: OrderAsideProps) {
  return (
    <InvoicingFrame>
      <OrderInvoices {...props} />
    </InvoicingFrame>
  );
}
