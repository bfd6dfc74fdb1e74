import { CARRIERS } from '@lacteos/contracts/reference/reference-data';
import type { CorrectDispatch, Order } from '@lacteos/contracts/schemas';
import { MoneyField, NativeSelect, NumberItem } from '@lacteos/ui/antd';
import { Form, Input } from 'antd';

import { useCorrectDispatch } from '../model/correct-order';
import { CorrectionDialog, required } from './correction-dialog';

const MAX_GUIDE = 60;

export function DispatchCorrection({ order, onClose }: { order: Order; onClose: () => void }) {
  const [form] = Form.useForm<CorrectDispatch>();
  const { mutateAsync: correct, isPending } = useCorrectDispatch(order.id);
  const { delivery, shippingPrice } = order;
  return (
    <CorrectionDialog<CorrectDispatch>
      title={`Corregir el despacho del pedido ${order.id}`}
      done="El despacho quedó corregido; el comprador recibe la guía nueva."
      form={form}
      initialValues={{
        transport: delivery?.transport as CorrectDispatch['transport'],
        numberGuide: delivery?.numberGuide ?? '',
        shippingPrice,
      }}
      labels={{
        transport: 'Transportadora',
        numberGuide: 'Número de guía',
        shippingPrice: 'Valor del envío',
      }}
      isBusy={isPending}
      send={(values) =>
        correct({ ...values, numberGuide: values.numberGuide.trim(), reason: values.reason.trim() })
      }
      onClose={onClose}
    >
      <Form.Item name="transport" label="Transportadora" rules={[required]}>
        <NativeSelect
          placeholder="Seleccione la transportadora"
          options={CARRIERS.map((name) => ({ value: name, label: name }))}
        />
      </Form.Item>
      <Form.Item name="numberGuide" label="Número de guía" rules={[required]}>
        <Input maxLength={MAX_GUIDE} autoComplete="off" />
      </Form.Item>
      <NumberItem name="shippingPrice" label="Valor del envío">
        <MoneyField />
      </NumberItem>
    </CorrectionDialog>
  );
}
