import type { InvoiceState } from '@lacteos/contracts';
import type { ApiError } from '@lacteos/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input, Select } from 'antd';

import { invoiceStateQuery } from '#features/invoice-creation';
import { creditInvoice, mailInvoice } from '../api/invoice-actions';
import { refreshInvoiceLists } from '../api/list-invoices';
import { CREDIT_NOTE_REASONS } from '../model/invoice-words';
import styles from './invoice-list.module.css';

interface ActionProps {
  invoice: Pick<InvoiceState, 'id' | 'name'>;
}

function useInvoiceAction<T>(id: number, act: (input: T) => Promise<InvoiceState>, done: string) {
  const { notification } = App.useApp();
  const queries = useQueryClient();
  return useMutation<InvoiceState, ApiError, T>({
    mutationFn: act,
    onSuccess: () => notification.success({ title: done, role: 'status' }),
    // Also after a refusal: a credit note that was refused is there, and its reasons with it.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: invoiceStateQuery(id).queryKey });
      await refreshInvoiceLists(queries);
    },
  });
}

/** Sends the invoice by mail: to the given addresses, else to the customer's. */
export function MailForm({ invoice }: ActionProps) {
  const mail = useInvoiceAction(
    invoice.id,
    (to: string | undefined) => mailInvoice(invoice.id, to),
    'La factura se envió por correo.',
  );
  return (
    <Form<{ to?: string }>
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
      {mail.isError && <Alert type="error" showIcon title={mail.error.message} />}
    </Form>
  );
}

/** Annuls the invoice by a credit note, after a question that says what happens. */
export function CreditNoteForm({ invoice }: ActionProps) {
  const { modal } = App.useApp();
  const credit = useInvoiceAction(
    invoice.id,
    (reason: number) => creditInvoice(invoice.id, reason),
    'La nota crédito se registró.',
  );
  const ask = ({ reason }: { reason: number }) =>
    modal.confirm({
      title: `Crear la nota crédito de ${invoice.name ?? 'la factura'}`,
      content: 'La factura quedará anulada en SIIGO y ante la DIAN. Esta acción no se puede deshacer.',
      okText: 'Crear nota crédito',
      okButtonProps: { danger: true },
      cancelText: 'Cancelar',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => credit.mutateAsync(reason).catch(() => undefined),
    });
  return (
    <Form<{ reason: number }>
      className={styles.invoiceDetailForm}
      name="credit-note"
      layout="vertical"
      initialValues={{ reason: CREDIT_NOTE_REASONS[0].value }}
      onFinish={ask}
    >
      <Form.Item name="reason" label="Motivo de la nota crédito">
        <Select options={[...CREDIT_NOTE_REASONS]} />
      </Form.Item>
      <Button danger htmlType="submit" loading={credit.isPending}>
        Anular con nota crédito
      </Button>
      {credit.isError && <Alert type="error" showIcon title={credit.error.message} />}
    </Form>
  );
}
