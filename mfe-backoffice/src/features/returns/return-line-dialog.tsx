import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { AfterSale } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { FormProblem, QuantityField, NumberItem, useLastingProblem } from '@lacteos/ui/antd';
import { App, Form, Modal, Radio } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles } from '#features/editing';
import { useAfterSaleStep, type AfterSaleStep } from './after-sale-calls';
import { FATES } from './steps';

export type ReturnableLine = AfterSale['returnable'][number];
type Refund = AfterSale['refunds'][number];
type Taken = Extract<AfterSaleStep, { do: 'take-back' }>;

interface ReturnLineDialogProps {
  orderId: number;
  line: ReturnableLine;
  reasons: AfterSale['reasons'];
  onClose: () => void;
}
interface Values {
  quantity: FieldNumber;
  reason: Taken['reason'];
  fate: Taken['line']['fate'];
}

const REQUIRED = 'Elija una opción.';
const newest = (refunds: readonly Refund[]): Refund | null =>
  refunds.reduce<Refund | null>((last, one) => (last && last.id > one.id ? last : one), null);

/** Receives the units and begins their refund; cash is handed over in its second step. */
export function ReturnLineDialog({ orderId, line, reasons, onClose }: ReturnLineDialogProps) {
  const [form] = Form.useForm<Values>();
  const { notification } = App.useApp();
  const [problem, setProblem] = useLastingProblem<string>();
  const [refund, setRefund] = useState<Refund | null>(null);
  const { mutateAsync, isPending } = useAfterSaleStep(orderId);
  const quantity = numberIn(Form.useWatch('quantity', form)) ?? 0;
  const attempt = async (step: AfterSaleStep) => {
    setProblem(null);
    try {
      return await mutateAsync(step);
    } catch (error) {
      setProblem(failedCall(error).message);
      return null;
    }
  };
  const finish = () => {
    notification.success({ title: 'Quedó registrado.', role: 'status' });
    onClose();
  };
  const receive = async ({ reason, fate, quantity: units }: Values) => {
    const taken = { productId: line.productId, quantity: numberIn(units) ?? 0, fate };
    const done = await attempt({ do: 'take-back', reason, line: taken });
    if (!done) return;
    const begun = newest((done as AfterSale).refunds);
    if (begun?.state === 'cash') setRefund(begun);
    else finish();
  };
  const payCash = async ({ id }: Refund) => {
    if (await attempt({ do: 'refund', id, change: { action: 'pay-cash' } })) finish();
  };
  const amount = formatMoney(refund?.amount ?? line.unitPrice * quantity);
  return (
    <Modal
      open
      title={`Devolver ${line.name}`}
      okText={refund ? `Entregar ${amount} en efectivo` : `Recibir y devolver ${amount}`}
      cancelText={refund ? 'Entregar después' : 'Volver'}
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => (refund ? void payCash(refund) : form.submit())}
      onCancel={onClose}
    >
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      {refund ? (
        <p role="status">
          Los productos quedaron recibidos. Entregue {amount} al comprador: sale de su turno de caja abierto.
        </p>
      ) : (
        <Form<Values>
          noValidate
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ quantity: 1, fate: 'waste' }}
          onFinish={(values) => void receive(values)}
        >
          <NumberItem
            name="quantity"
            label={`Unidades que llegaron (de ${line.quantity})`}
            min={{ value: 1, text: 'Escriba 1 o más.' }}
            requiredText={REQUIRED}
          >
            <QuantityField max={line.quantity} />
          </NumberItem>
          <Form.Item name="reason" label="Motivo" rules={[{ required: true, message: REQUIRED }]}>
            <Radio.Group vertical options={reasons.map(({ reason: value, label }) => ({ value, label }))} />
          </Form.Item>
          <Form.Item name="fate" label="Qué se hace con el producto">
            <Radio.Group vertical options={[...FATES]} />
          </Form.Item>
          <p>
            Al recibirlo se inician la devolución del dinero y la nota crédito. Lo que el comprador retuvo se
            descuenta.
          </p>
        </Form>
      )}
    </Modal>
  );
}
