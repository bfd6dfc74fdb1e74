import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { countText, unitsText } from '@lacteos/contracts/parsing/count-text';
import type { Order } from '@lacteos/contracts/schemas';
import { FormProblem, NumberItem, QuantityField, useFormGuard, useLastingProblem } from '@lacteos/ui/antd';
import { Alert, App, Form, Input, Modal } from 'antd';

import { failedCall, formStyles } from '#features/editing';
import { usePackOrder } from './delivery-calls';
import styles from './order-delivery.module.css';

const MAX_REASON = 200;

interface PackDialogProps {
  order: Order;
  onClose: () => void;
}
interface PackValues {
  missing: Record<string, FieldNumber>;
  reason: string;
}
type Line = Order['orderItems'][number];

const missingIn = (lines: readonly Line[], missing: PackValues['missing'] | undefined) =>
  lines.flatMap(({ id_product }) => {
    const quantity = numberIn(missing?.[id_product]) ?? 0;
    return quantity > 0 ? [{ id_product, quantity }] : [];
  });

const sum = (rows: readonly { quantity: number }[]): number =>
  rows.reduce((units, { quantity }) => units + quantity, 0);

function Outcome({ missing, units }: { missing: number; units: number }) {
  if (missing === 0) return null;
  const isEmpty = missing >= units;
  return (
    <Alert
      className={formStyles.officeFormNotice}
      type="warning"
      showIcon
      role="status"
      title={
        isEmpty ? 'El pedido se cancela' : `Se ${missing === 1 ? 'quita' : 'quitan'} ${unitsText(missing)}`
      }
      description={
        isEmpty
          ? 'No queda nada por enviar: se devuelve todo el dinero y avisamos al comprador.'
          : 'Se devuelve su valor, se hace la nota crédito si ya hay factura, y avisamos al comprador.'
      }
    />
  );
}

function MissingFields({ lines }: { lines: readonly Line[] }) {
  return (
    <fieldset className={formStyles.officeFieldset}>
      <legend>Unidades que faltan</legend>
      <p>Deje 0 donde todo está completo.</p>
      {lines.map(({ id_product, quantity, Product }) => (
        <NumberItem
          key={id_product}
          className={styles.missing ?? ''}
          name={['missing', String(id_product)]}
          label={`${Product.name} (de ${quantity})`}
        >
          <QuantityField max={quantity} />
        </NumberItem>
      ))}
    </fieldset>
  );
}

/** Packs an order; missing units are taken off in the same act. */
export function PackDialog({ order: { id, orderItems }, onClose }: PackDialogProps) {
  const [form] = Form.useForm<PackValues>();
  const { notification } = App.useApp();
  const [problem, setProblem] = useLastingProblem<string>();
  const { mutateAsync: pack, isPending } = usePackOrder(id);
  const askToClose = useFormGuard(`pack ${id}`, form);
  const missing = missingIn(orderItems, Form.useWatch('missing', form));
  const [missingUnits, units] = [sum(missing), sum(orderItems)];
  const save = async ({ missing: typed, reason }: PackValues) => {
    setProblem(null);
    const lines = missingIn(orderItems, typed);
    try {
      await pack(lines.length > 0 ? { missing: lines, reason } : {});
      notification.success({
        title:
          lines.length > 0 ? `Pedido ${id}: quedó sin ${unitsText(sum(lines))}` : `Pedido ${id} empacado`,
        role: 'status',
      });
      onClose();
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  const isEmpty = missingUnits >= units;
  return (
    <Modal
      open
      title={`Empacar el pedido ${id}`}
      okText={
        isEmpty ? 'Cancelar el pedido' : missingUnits > 0 ? 'Empacar sin lo que falta' : 'Está completo'
      }
      okButtonProps={{ danger: isEmpty }}
      cancelText="Volver"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => askToClose(onClose)}
    >
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      <p>
        {countText(orderItems.length, 'producto', 'productos')}, {unitsText(units)}.
      </p>
      <Form
        noValidate
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ missing: Object.fromEntries(orderItems.map(({ id_product }) => [id_product, 0])) }}
        onFinish={(values) => void save(values)}
      >
        <MissingFields lines={orderItems} />
        {missingUnits > 0 && (
          <Form.Item<PackValues>
            name="reason"
            label="Motivo, como lo lee el comprador"
            rules={[{ required: true, whitespace: true, min: 3, message: 'Escriba el motivo.' }]}
          >
            <Input.TextArea rows={2} maxLength={MAX_REASON} />
          </Form.Item>
        )}
        <Outcome missing={missingUnits} units={units} />
      </Form>
    </Modal>
  );
}
