import type { DispatchEntry } from '@lacteos/contracts/delivery/dispatch-registration';
import { orderOfLabel } from '@lacteos/contracts/counter/scanned-rows';
import { TEXTS } from '@lacteos/contracts/validation';
import { Form, Input, type FormRule } from 'antd';
import type { RowScanField } from '../row-scan/use-row-scan';
import { NumberItem } from '../typed-field/judged-item';
import { MoneyField } from '../typed-field/number-field';
import styles from './dispatch-dialog.module.css';
import { useDestination, type DispatchableOrder } from './dispatchable-order';

type OrderValues = Partial<Omit<DispatchEntry, 'transport'>>;
export interface DispatchValues {
  transport?: DispatchEntry['transport'];
  orders?: Record<string, OrderValues | undefined>;
}

const MAX_GUIDE_LENGTH = 60;
export const required = { required: true, whitespace: true, message: TEXTS.required };

export function Destination({ order }: { order: DispatchableOrder }) {
  return <p className={styles.destination}>{useDestination(order)}</p>;
}

export const guidePath = (orderId: number) => ['orders', String(orderId), 'numberGuide'];

const uniqueGuide =
  (orderId: number): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_rule, guide: string | undefined) => {
      const typed = (getFieldValue('orders') ?? {}) as Record<string, OrderValues | undefined>;
      const other = Object.keys(typed).find(
        (id) => Number(id) !== orderId && typed[id]?.numberGuide?.trim() === guide?.trim(),
      );
      return guide?.trim() && other
        ? Promise.reject(new Error(`La guía ${guide.trim()} también está en el pedido ${other}.`))
        : Promise.resolve();
    },
  });

/** A scanner without Enter leaves the code of the order's label in the field. */
const noLabel: FormRule = {
  validator: (_rule, guide: string | undefined) =>
    orderOfLabel(guide ?? '') === null
      ? Promise.resolve()
      : Promise.reject(new Error('Este es el código del pedido, no una guía.')),
};

interface OrderFieldsProps {
  order: DispatchableOrder;
  isOneOfMany: boolean;
  isFirst: boolean;
  scan: RowScanField;
}

export function OrderFields({ order, isOneOfMany, isFirst, scan }: OrderFieldsProps) {
  const of = isOneOfMany ? `, pedido ${order.id}` : '';
  const path = ['orders', String(order.id)];
  const first = isFirst ? { 'data-first-focus': true } : {};
  return (
    <fieldset className={styles.order} aria-label={`Pedido ${order.id}`}>
      {isOneOfMany && <Destination order={order} />}
      <Form.Item
        name={guidePath(order.id)}
        label={`Número de guía${of}`}
        rules={[required, noLabel, uniqueGuide(order.id)]}
      >
        <Input size="large" maxLength={MAX_GUIDE_LENGTH} autoComplete="off" {...first} {...scan} />
      </Form.Item>
      <NumberItem
        name={[...path, 'shippingPrice']}
        label={`Valor del envío${of}`}
        initialValue={order.shippingPrice}
      >
        <MoneyField size="large" />
      </NumberItem>
    </fieldset>
  );
}
