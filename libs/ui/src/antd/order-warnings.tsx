import { PAID_WITHOUT_STOCK } from '@lacteos/contracts/orders/order-texts';
import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import type { Order } from '@lacteos/contracts/schemas';
import { Alert } from 'antd';

const PAYMENT_ALERT_TEXTS: Readonly<Record<PaymentAlert, string>> = {
  'double-payment': 'Se recibió más de un pago por este pedido. Devuelva uno al cliente.',
  'paid-after-cancellation': 'Se recibió un pago después de cancelar el pedido. Devuélvalo al cliente.',
  'wrong-amount': 'El valor pagado no es el del pedido. Revise la transacción.',
  'balance-due':
    'El comprador pagó menos de lo que corresponde con las retenciones corregidas. Cobre el saldo y registre la transacción.',
  voided: 'El proveedor anuló el pago después de aprobarlo. Revise la transacción.',
};

export function OrderWarnings({ order }: { order: Order }) {
  return (
    <>
      {order.paidWithoutStock && (
        <Alert
          type="warning"
          showIcon
          title={PAID_WITHOUT_STOCK}
          description="El pago llegó cuando la reserva ya había vencido y no quedaban unidades. Acuerde con el cliente."
        />
      )}
      {order.paymentAlert && (
        <Alert
          type="warning"
          showIcon
          title="Revise el pago"
          description={PAYMENT_ALERT_TEXTS[order.paymentAlert]}
        />
      )}
    </>
  );
}
