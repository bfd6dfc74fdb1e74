import { unitsText } from '@lacteos/contracts/parsing/count-text';
import type { CreditBalance, InvoiceState } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure, MoneyField, QuantityField, usePersistedForm } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input, Select, Spin } from 'antd';
import { useRef } from 'react';

import { CreationFailure, RequestKeys } from '#features/invoice-creation';
import { useDialogGuard } from '#features/screen';
import { creditBalanceQuery, creditInvoice } from '../model/invoice-actions';
import { useInvoiceAction } from '../model/use-invoice-action';
import { ANNULMENT, creditRequestOf, creditTotal, kindOf, type CreditFields } from '../model/credit-draft';
import styles from './invoice-list.module.css';

type Kind = CreditBalance['reasons'][number]['kind'];
interface CreditNoteFormProps {
  invoice: Pick<InvoiceState, 'id' | 'name'>;
}

const HINTS: Readonly<Record<Kind, string>> = {
  everything: 'Se acredita todo lo que queda de la factura. El pedido se puede facturar de nuevo.',
  units: 'Escriba las unidades que se devuelven en cada línea.',
  'unit price': 'Escriba cuántas unidades cambian de precio y lo que baja cada una, sin impuestos.',
  amount: 'Escriba el valor que se descuenta en cada línea, sin impuestos.',
};

function LineFields({ line, kind }: { line: CreditBalance['lines'][number]; kind: Kind }) {
  const name = line.description || line.code;
  const field = (part: string) => ['lines', String(line.line), part];
  return (
    <fieldset className={styles.creditLine}>
      <legend>
        {line.line}. {name}
      </legend>
      <p>
        Por acreditar: {line.restQuantity} de {unitsText(line.quantity)}, {formatMoney(line.restBase)} sin
        impuestos
      </p>
      <div className={styles.invoiceDetailForm}>
        {kind !== 'amount' && (
          <Form.Item name={field('quantity')} label={`Unidades, línea ${line.line}`}>
            <QuantityField />
          </Form.Item>
        )}
        {kind !== 'units' && (
          <Form.Item name={field('amount')} label={`Valor sin impuestos, línea ${line.line}`}>
            <MoneyField />
          </Form.Item>
        )}
      </div>
    </fieldset>
  );
}

function CreditFieldsOf({ balance }: { balance: CreditBalance }) {
  const form = Form.useFormInstance<CreditFields>();
  const fields = Form.useWatch([], form) as CreditFields | undefined;
  const kind = kindOf(balance, fields?.reason ?? ANNULMENT);
  const creditable = balance.lines.filter(({ restBase }) => restBase > 0);
  return (
    <>
      <p>{HINTS[kind]}</p>
      {kind !== 'everything' &&
        creditable.map((line) => <LineFields key={line.line} line={line} kind={kind} />)}
      <Form.Item<CreditFields> name="observations" label="Observaciones de la nota">
        <Input maxLength={1_000} autoComplete="off" />
      </Form.Item>
      <p role="status">
        Total de la nota: {formatMoney(fields ? creditTotal(fields, balance) : balance.rest)}
      </p>
    </>
  );
}

function CreditForm({ invoice, balance }: CreditNoteFormProps & { balance: CreditBalance }) {
  const { modal } = App.useApp();
  const keys = useRef(new RequestKeys());
  const [form] = Form.useForm<CreditFields>();
  const reason = Form.useWatch('reason', form) ?? ANNULMENT;
  const credit = useInvoiceAction(
    invoice.id,
    (fields: CreditFields) => {
      const request = creditRequestOf(fields, balance);
      return creditInvoice(invoice.id, request, keys.current.keyFor({ ...request, rest: balance.rest }));
    },
    'La nota crédito se registró.',
  );
  useDialogGuard(usePersistedForm(`credit note ${invoice.id}`, form, { isOpen: () => !credit.isSuccess }));
  const confirmCredit = (fields: CreditFields) =>
    modal.confirm({
      title: `Crear la nota crédito de ${invoice.name ?? 'la factura'}`,
      content: `Se acreditan ${formatMoney(creditTotal(fields, balance))} en SIIGO y ante la DIAN. Esta acción no se puede deshacer.`,
      okText: 'Crear nota crédito',
      okButtonProps: { danger: true },
      cancelText: 'Cancelar',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => credit.mutateAsync(fields).catch(() => undefined),
    });
  return (
    <Form<CreditFields>
      noValidate
      form={form}
      name="credit-note"
      layout="vertical"
      initialValues={{ reason: ANNULMENT }}
      onFinish={confirmCredit}
    >
      <Form.Item<CreditFields> name="reason" label="Motivo de la nota crédito">
        <Select options={balance.reasons.map(({ reason, text }) => ({ value: reason, label: text }))} />
      </Form.Item>
      <CreditFieldsOf balance={balance} />
      <Button danger htmlType="submit" loading={credit.isPending}>
        {reason === ANNULMENT ? 'Anular con nota crédito' : 'Crear nota crédito parcial'}
      </Button>
      <CreationFailure error={credit.error} title="No se pudo crear la nota crédito." />
    </Form>
  );
}

export function CreditNoteForm({ invoice }: CreditNoteFormProps) {
  const balance = useQuery(creditBalanceQuery(invoice.id));
  if (balance.isPending) return <Spin description="Cargando.." />;
  if (!balance.data) {
    return (
      <LoadFailure
        isPart
        error={balance.error}
        isRetrying={balance.isFetching}
        onRetry={() => void balance.refetch()}
      />
    );
  }
  if (balance.data.rest <= 0)
    return <Alert type="info" showIcon title="De esta factura ya no queda nada por acreditar." />;
  // Keeps the input while the balance is unchanged.
  return <CreditForm key={balance.data.rest} invoice={invoice} balance={balance.data} />;
}
