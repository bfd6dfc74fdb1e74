import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { AfterSale, NewReturn, Order } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { FormProblem } from '@lacteos/ui/antd';
import { Alert, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { errorText } from '#features/screen';
import { useAfterSaleRequest } from './after-sale-calls';
import styles from './after-sale.module.css';
import { ReturnPicture } from './return-picture';
import { ReturnedLine } from './returned-line';
import { worthOf } from './returned-worth';

interface ReturnFields {
  reason: NewReturn['reason'];
  note?: string;
  /** By product; a number once the form was accepted. */
  units: Record<string, FieldNumber>;
}
interface ReturnDialogProps {
  order: Order;
  afterSale: AfterSale;
  onClose: () => void;
}

const NOTHING = 'Indique cuántas unidades quiere devolver.';
const PERISHABLE =
  'Los alimentos que se dañan pronto no se pueden devolver por retracto, porque no se pueden volver a vender. Si el producto llegó dañado, vencido o equivocado, elija ese motivo y lo resolvemos.';

export function ReturnDialog({ order, afterSale, onClose }: ReturnDialogProps) {
  const { id: orderId } = order;
  const { returnable, reasons } = afterSale;
  const [form] = Form.useForm<ReturnFields>();
  const [key] = useState(() => crypto.randomUUID());
  const [picture, setPicture] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useAfterSaleRequest(orderId);
  const chosen = Form.useWatch('reason', form);
  const worth = worthOf(order, Form.useWatch('units', form) ?? {});
  const reason = reasons.find((one) => one.reason === chosen);
  const isExcluded =
    reason && !reason.coversPerishables && returnable.some(({ isPerishable }) => isPerishable);

  const demandUnits = () => {
    const first = ['units', String(returnable[0]?.productId)] as const;
    form.setFields([{ name: [...first], errors: [NOTHING] }]);
    form.scrollToField([...first], { focus: true });
  };
  const submit = async ({ units, reason: why, note = '' }: ReturnFields) => {
    const lines = returnable.flatMap(({ productId }) => {
      const quantity = units[String(productId)];
      return typeof quantity === 'number' && quantity > 0 ? [{ productId, quantity }] : [];
    });
    if (lines.length === 0) return demandUnits();
    setProblem(null);
    try {
      await mutateAsync({ do: 'return', wanted: { reason: why, lines, note }, picture, key });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    }
  };

  return (
    <Modal
      open
      title={`Devolver productos del pedido ${orderId}`}
      okText="Pedir la devolución"
      cancelText="Volver"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form noValidate form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <FormProblem className={styles.notice} problem={problem} />
        <Form.Item name="reason" label="Motivo" rules={[{ required: true, message: 'Elija el motivo.' }]}>
          <Select
            options={reasons.map(({ reason: value, label, isOpen }) => ({ value, label, disabled: !isOpen }))}
          />
        </Form.Item>
        {reason && <p>{reason.text}</p>}
        {isExcluded && <Alert className={styles.notice} type="info" showIcon title={PERISHABLE} />}
        {returnable.map(({ productId, name, quantity }) => (
          <ReturnedLine
            key={productId}
            productId={productId}
            name={name}
            max={quantity}
            image={order.orderItems.find(({ id_product }) => id_product === productId)?.Product.image ?? ''}
          />
        ))}
        <p role="status" className={styles.worth}>
          {worth > 0 &&
            `Le devolvemos ${formatMoney(worth)} por donde pagó, cuando recibamos los productos. Le escribimos en cada paso.`}
        </p>
        <Form.Item name="note" label="¿Qué pasó? (opcional)">
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
        <ReturnPicture picture={picture} onChoose={setPicture} />
      </Form>
    </Modal>
  );
}
