import type { InvoiceRun, ListedInvoiceType } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { FormProblem, ordersSumText, StatusText, usePersistedForm } from '@lacteos/ui/antd';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';

import { CostCenterSelect, InvoiceTypeSelect, SellerSelect, SendingFields } from '#features/catalogues';
import { isBlocked, RequestKeys } from '#features/invoice-creation';
import { ReasonList } from '#features/invoice-state';
import { screenStyles, useDialogGuard } from '#features/screen';
import { startRun } from './invoice-runs';
import { choicesOf, initialFields, runTypes, type InvoicedOrder, type RunFields } from './run-choices';
import { isReady, useOrderChecks, type OrderChecks } from './use-order-checks';
import styles from './bulk-invoice.module.css';
import { OrderRows } from './order-rows';
import { orderCount } from './order-count';

interface RunFormProps {
  orders: readonly InvoicedOrder[];
  types: readonly ListedInvoiceType[];
  last: InvoiceRun | null;
  onStarted: (run: InvoiceRun) => void;
  onClose: () => void;
}

const required = { required: true, message: TEXTS.required };

function Fields({ types, chosen }: { types: ListedInvoiceType[]; chosen: ListedInvoiceType | undefined }) {
  return (
    <div className={styles.choices}>
      <Form.Item<RunFields> name="invoiceType" label="Tipo de comprobante" rules={[required]}>
        <InvoiceTypeSelect types={types} />
      </Form.Item>
      <Form.Item<RunFields> name="sendToUser" label="Vendedor" rules={[required]}>
        <SellerSelect />
      </Form.Item>
      {chosen?.cost_center && (
        <Form.Item<RunFields>
          name="sendToCostCenters"
          label="Centro de costos"
          rules={[{ ...required, required: chosen.cost_center_mandatory }]}
        >
          <CostCenterSelect />
        </Form.Item>
      )}
      <SendingFields chosen={chosen} />
    </div>
  );
}

function Check({ checks, orderId, isAsked }: { checks: OrderChecks; orderId: number; isAsked: boolean }) {
  const findings = checks.get(orderId);
  if (!isAsked) return <>Elija el tipo y el vendedor</>;
  if (!findings) return <>Revisando…</>;
  if (findings.length === 0) return <StatusText tone="good">Listo para facturar</StatusText>;
  return (
    <>
      <StatusText tone={isBlocked(findings) ? 'bad' : 'open'}>
        {isBlocked(findings) ? 'No se puede facturar' : 'Se puede facturar, con avisos'}
      </StatusText>
      <ReasonList reasons={findings} />
    </>
  );
}

/** Nothing, unless the page told every total. */
function Sum({ orders }: { orders: readonly InvoicedOrder[] }) {
  const summed = orders.flatMap(({ totalPrice }) => (totalPrice === undefined ? [] : [{ totalPrice }]));
  return summed.length === orders.length && <p>{ordersSumText(summed)}</p>;
}

export function RunForm({ orders, types, last, onStarted, onClose }: RunFormProps) {
  const [form] = Form.useForm<RunFields>();
  const usable = runTypes(types);
  const initial = initialFields(last, usable);
  const fields = Form.useWatch([], form) ?? initial;
  const chosen = usable.find(({ id }) => id === fields.invoiceType);
  const choices = choicesOf(fields, chosen);
  const checks = useOrderChecks(
    orders.map(({ id }) => id),
    choices,
  );
  const ready = orders.filter(({ id }) => isReady(checks, id));
  const isChecking = choices !== null && checks.size < orders.length;
  const keys = useRef(new RequestKeys());
  const [isSending, setSending] = useState(false);
  const isDirty = usePersistedForm(`bulk invoice ${orders.map(({ id }) => id).join(' ')}`, form);
  const askToClose = useDialogGuard(() => !isSending && isDirty());
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    if (!choices || isSending) return;
    setSending(true);
    setProblem(null);
    const request = { orderIds: ready.map(({ id }) => id), ...choices };
    try {
      onStarted(await startRun(request, keys.current.keyFor(request)));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setSending(false);
    }
  };

  return (
    <Form<RunFields>
      noValidate
      form={form}
      name="bulk-invoice"
      layout="vertical"
      initialValues={initial}
      onFinish={() => void send()}
    >
      <Sum orders={choices && !isChecking ? ready : orders} />
      <Fields types={usable} chosen={chosen} />
      <OrderRows
        label="Revisión de los pedidos"
        rows={orders.map(({ id, title }) => ({
          id,
          title,
          state: <Check checks={checks} orderId={id} isAsked={choices !== null} />,
        }))}
      />
      <FormProblem className={styles.note} problem={problem} />
      <div className={screenStyles.dialogActions}>
        <Button onClick={() => askToClose(onClose)}>Cancelar</Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={isSending}
          disabled={choices !== null && (isChecking || ready.length === 0)}
        >
          {isChecking
            ? `Revisando ${checks.size} de ${orders.length}…`
            : `Facturar ${orderCount(ready.length)}`}
        </Button>
      </div>
    </Form>
  );
}
