import type { InvoiceState } from '@lacteos/contracts/schemas';
import { usePersistedForm } from '@lacteos/ui/antd';
import { App, Button, Form, Input } from 'antd';

import { CreationFailure, sendDraft } from '#features/invoice-creation';
import { isDraft } from '#features/invoice-state';
import { useDialogGuard } from '#features/screen';
import { annulInvoice, mailInvoice } from '../model/invoice-actions';
import { useInvoiceAction } from '../model/use-invoice-action';
import { EditInvoice } from './edit-invoice';
import styles from './invoice-list.module.css';

interface ActionProps {
  invoice: Pick<InvoiceState, 'id' | 'name'>;
}

/** Defaults to the customer's address. */
export function MailForm({ invoice }: ActionProps) {
  const mail = useInvoiceAction(
    invoice.id,
    (to: string | undefined) => mailInvoice(invoice.id, to),
    'El documento se envió por correo.',
  );
  const [form] = Form.useForm<{ to?: string }>();
  useDialogGuard(
    usePersistedForm(`invoice mail ${invoice.id}`, form, {
      isOpen: () => Boolean(form.getFieldValue('to')?.trim()) && !mail.isSuccess,
    }),
  );
  return (
    <Form<{ to?: string }>
      noValidate
      form={form}
      className={styles.invoiceDetailForm}
      name="invoice-mail"
      layout="vertical"
      onFinish={({ to }) => mail.mutate(to?.trim() || undefined)}
    >
      <Form.Item name="to" label="Enviar por correo a">
        <Input placeholder="Correo del cliente" maxLength={600} autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit" loading={mail.isPending}>
        Enviar correo
      </Button>
      <CreationFailure error={mail.error} title="No se pudo enviar por correo." />
    </Form>
  );
}

export function DraftActions({ invoice }: { invoice: InvoiceState }) {
  const { modal } = App.useApp();
  const isAtSiigo = invoice.siigoId !== null;
  const send = useInvoiceAction(invoice.id, () => sendDraft(invoice.id), 'La factura se envió a la DIAN.');
  const annul = useInvoiceAction(invoice.id, () => annulInvoice(invoice.id), 'La factura quedó anulada.');
  const confirmAnnulment = () =>
    modal.confirm({
      title: `Anular ${invoice.name ?? 'la factura'}${isAtSiigo ? ' en SIIGO' : ''}`,
      content: `${isAtSiigo ? 'La DIAN no la aceptó' : 'No está en SIIGO'}, así que no necesita nota crédito. El pedido se puede facturar de nuevo.`,
      okText: 'Anular',
      okButtonProps: { danger: true },
      cancelText: 'Cancelar',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => annul.mutateAsync(undefined).catch(() => undefined),
    });
  const error = send.error ?? annul.error;
  return (
    <>
      <div className={styles.invoiceActions}>
        {isDraft(invoice) && (
          <Button type="primary" loading={send.isPending} onClick={() => send.mutate(undefined)}>
            Enviar a la DIAN
          </Button>
        )}
        {isDraft(invoice) && <EditInvoice invoice={invoice} />}
        <Button danger loading={annul.isPending} onClick={confirmAnnulment}>
          {isAtSiigo ? 'Anular en SIIGO' : 'Anular'}
        </Button>
      </div>
      <CreationFailure
        error={error}
        title={send.isError ? 'No se pudo enviar a la DIAN.' : 'No se pudo anular.'}
      />
    </>
  );
}
