import type { InvoiceState } from '@lacteos/contracts/schemas';
import type { ApiError } from '@lacteos/api-client';
import { formatDay, formatMoney } from '@lacteos/ui';
import { DocumentStateText, LoadFailure, TextList } from '@lacteos/ui/antd';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Spin, Typography } from 'antd';
import { Link } from 'react-router-dom';

import { CreationFailure, invoiceStateQuery, retryInvoice } from '#features/invoice-creation';
import { PdfDialog, useInvoicePdf } from '#features/invoice-pdf';
import { canRetry, isDraft, isIssued, ReasonList } from '#features/invoice-state';
import { GuardedModal } from '#features/screen';
import { mailInvoice } from '../model/invoice-actions';
import { useInvoiceAction } from '../model/use-invoice-action';
import { refreshInvoiceLists } from '../model/list-invoices';
import { mailText } from '../model/invoice-words';
import { EditInvoice } from './edit-invoice';
import { CreditNoteProblem } from './credit-note-problem';
import { CreditNoteForm } from './credit-note-form';
import { DraftActions, MailForm } from './invoice-action-forms';
import { StateText } from './state-text';
import styles from './invoice-list.module.css';

function Facts({ invoice }: { invoice: InvoiceState }) {
  return (
    <dl>
      <div>
        <dt>Estado</dt>
        <dd>
          <StateText state={invoice} />
        </dd>
      </div>
      <div>
        <dt>Total</dt>
        <dd>{formatMoney(invoice.total)}</dd>
      </div>
      {invoice.withheld > 0 && (
        <div>
          <dt>Retenciones</dt>
          <dd>
            {formatMoney(invoice.withheld)}; pago esperado {formatMoney(invoice.total - invoice.withheld)}
          </dd>
        </div>
      )}
      <div>
        <dt>Correo</dt>
        <dd>{mailText(invoice.mailState)}</dd>
      </div>
      <div>
        <dt>Última actualización</dt>
        <dd>{formatDay(invoice.updatedAt)}</dd>
      </div>
      {invoice.orderId !== null && (
        <div>
          <dt>Pedido</dt>
          <dd>
            <Link to={`/orderstore/${invoice.orderId}`}>Pedido {invoice.orderId}</Link>
          </dd>
        </div>
      )}
      {invoice.cufe && (
        <div>
          <dt>CUFE</dt>
          <dd>
            <Typography.Text copyable={{ tooltips: ['Copiar el CUFE', 'Copiado'] }}>
              {invoice.cufe}
            </Typography.Text>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Retry({ invoice }: { invoice: InvoiceState }) {
  const queries = useQueryClient();
  const retry = useMutation<InvoiceState, ApiError>({
    mutationFn: () => retryInvoice(invoice.id),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: invoiceStateQuery(invoice.id).queryKey });
      await refreshInvoiceLists(queries);
    },
  });
  return (
    <>
      {invoice.reasons.length > 0 && (
        <Alert type="error" showIcon title="Motivos" description={<ReasonList reasons={invoice.reasons} />} />
      )}
      <CreationFailure error={retry.error} title="No se pudo enviar de nuevo." />
      {canRetry(invoice) && (
        <div className={styles.invoiceActions}>
          <Button type="primary" loading={retry.isPending} onClick={() => retry.mutate()}>
            Enviar de nuevo
          </Button>
          {invoice.kind === 'invoice' && invoice.state === 'rejected' && <EditInvoice invoice={invoice} />}
        </div>
      )}
    </>
  );
}

const canAnnul = (invoice: InvoiceState): boolean => isDraft(invoice) || canRetry(invoice);

const canMail = ({ kind, siigoId, state }: InvoiceState): boolean =>
  siigoId !== null && (kind === 'invoice' ? state !== 'annulled' : state === 'issued');

function CreditNotes({ invoice: { creditNotes } }: { invoice: InvoiceState }) {
  const { modal } = App.useApp();
  const pdf = useInvoicePdf(
    () => void modal.error({ title: 'Error', content: 'No se pudo obtener el PDF.' }),
  );
  if (creditNotes.length === 0) return null;
  return (
    <section aria-label="Notas crédito">
      <h3>Notas crédito</h3>
      <TextList>
        {creditNotes.map(({ id, name, reason, total, label, state }) => (
          <li key={id}>
            {name ?? `Nota ${id}`}: {reason}, {formatMoney(total)},{' '}
            <DocumentStateText state={state} label={label} />{' '}
            {state === 'issued' && (
              <>
                <Button
                  size="small"
                  loading={pdf.isLoading}
                  aria-label={`Ver el PDF de ${name ?? id}`}
                  onClick={() => void pdf.show(String(id), name ?? String(id))}
                >
                  PDF
                </Button>
                <NoteMail id={id} name={name ?? String(id)} />
              </>
            )}
          </li>
        ))}
      </TextList>
      <PdfDialog pdf={pdf.pdf} onClear={pdf.clear} />
    </section>
  );
}

function NoteMail({ id, name }: { id: number; name: string }) {
  const mail = useInvoiceAction(id, () => mailInvoice(id), 'El documento se envió por correo.');
  return (
    <>
      {' '}
      <Button
        size="small"
        loading={mail.isPending}
        aria-label={`Enviar por correo ${name}`}
        onClick={() => mail.mutate(undefined)}
      >
        Correo
      </Button>
      <CreationFailure error={mail.error} title="No se pudo enviar por correo." />
    </>
  );
}

function Detail({ id }: { id: number }) {
  const invoice = useQuery(invoiceStateQuery(id));
  if (invoice.isPending) return <Spin description="Cargando.." />;
  if (!invoice.data) {
    return (
      <LoadFailure
        error={invoice.error}
        isRetrying={invoice.isFetching}
        onRetry={() => void invoice.refetch()}
      />
    );
  }
  const { kind } = invoice.data;
  return (
    <div className={styles.invoiceDetail}>
      <Facts invoice={invoice.data} />
      <Retry invoice={invoice.data} />
      <CreditNoteProblem invoice={invoice.data} />
      <CreditNotes invoice={invoice.data} />
      {canMail(invoice.data) && <MailForm invoice={invoice.data} />}
      {kind === 'invoice' && canAnnul(invoice.data) && <DraftActions invoice={invoice.data} />}
      {kind === 'invoice' && isIssued(invoice.data) && <CreditNoteForm invoice={invoice.data} />}
    </div>
  );
}

/** Null for an invoice made in SIIGO itself. */
export interface DetailOf {
  id: number | null;
  name: string;
}

export function InvoiceDetailDialog({ detail, onClose }: { detail: DetailOf | null; onClose: () => void }) {
  const { data: invoice } = useQuery({
    ...invoiceStateQuery(detail?.id ?? 0),
    enabled: detail !== null && detail.id !== null,
  });
  const title = (detail?.id === invoice?.id && invoice?.name) || detail?.name;
  return (
    <GuardedModal
      title={title}
      isOpen={detail !== null}
      onClose={onClose}
      width={760}
      closesBeside
      closeText="Cerrar"
    >
      {detail?.id === null && <p>Esta factura se creó en SIIGO; la tienda no lleva su estado.</p>}
      <div data-focus-stays>{detail && detail.id !== null && <Detail key={detail.id} id={detail.id} />}</div>
    </GuardedModal>
  );
}
