import type { CollectBalance, Order } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { Form, Input } from 'antd';

import { useCollectBalance } from '../model/correct-order';
import { CorrectionDialog, required } from './correction-dialog';

const LABELS = { transactionNumber: 'Número de la transacción' };

export function BalanceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [form] = Form.useForm<CollectBalance>();
  const { mutateAsync: collect, isPending } = useCollectBalance(order.id);
  return (
    <CorrectionDialog<CollectBalance>
      title={`Saldo del pedido ${order.id}`}
      done="El saldo quedó registrado."
      okText="Registrar"
      form={form}
      initialValues={{}}
      labels={LABELS}
      isBusy={isPending}
      send={({ transactionNumber }) => collect({ transactionNumber: transactionNumber.trim() })}
      onClose={onClose}
    >
      <p>
        Saldo recibido: <strong>{formatMoney(order.balanceDue ?? 0)}</strong>. Queda en el historial del
        pedido; no entra en el turno de caja.
      </p>
      <Form.Item name="transactionNumber" label={LABELS.transactionNumber} rules={[required]}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
    </CorrectionDialog>
  );
}
