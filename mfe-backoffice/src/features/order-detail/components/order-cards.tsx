import { DELIVERY_NOTES } from '@lacteos/contracts/delivery/delivery-notes';
import { ORDER_FLAG_TEXTS } from '@lacteos/contracts/orders/order-texts';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { isInvoiced } from '@lacteos/contracts/reference/reference-data';
import type { Order } from '@lacteos/contracts/schemas';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { dispatchFacts, formatMoment, formatMoney, paymentFacts } from '@lacteos/ui';
import { StatusText, usePersistedState } from '@lacteos/ui/antd';
import { Button } from 'antd';

import { customerName, isPaymentVoided, OrderCorrections } from '#features/order-list';
import { BuyerDialog } from './buyer-dialog';
import { DispatchCorrection } from '../corrections/dispatch-correction';
import { FactCard } from './fact-card';
import { PaymentCorrection } from '../corrections/payment-correction';
import { WithholdingCorrection } from '../corrections/withholding-correction';
import styles from './order.module.css';

interface OrderProps {
  order: Order;
}

const flag = (name: keyof typeof ORDER_FLAG_TEXTS, order: Order, whenFalse: 'open' | 'bad') => (
  <StatusText tone={order[name] ? 'good' : whenFalse}>
    {ORDER_FLAG_TEXTS[name][order[name] ? 'true' : 'false']}
  </StatusText>
);

export function BuyerCard({ order }: OrderProps) {
  const [isCorrecting, setCorrecting] = usePersistedState(`correcting buyer ${order.id}`, false);
  const { address, city_code, state_code, phone, email, notes } = order.shippingAddress;
  const city = municipalityName(city_code) ?? city_code;
  const department = departmentName(state_code) ?? state_code;
  return (
    <FactCard
      title="Comprador"
      facts={[
        ['Nombre', customerName(order)],
        ['Documento', order.n_document],
        ['Teléfono', phone && <a href={`tel:+57${phone}`}>{phone}</a>],
        ['Correo', email && <a href={`mailto:${email}`}>{email}</a>],
        ['Dirección', `${address}, ${city}, ${department}`],
        [DELIVERY_NOTES.label, notes],
      ]}
    >
      {order.isPaid && order.active && (
        <div className={styles.holdActions}>
          <Button onClick={() => setCorrecting(true)}>Corregir los datos de la factura</Button>
        </div>
      )}
      {isCorrecting && <BuyerDialog orderId={order.id} onClose={() => setCorrecting(false)} />}
    </FactCard>
  );
}

export function PaymentCard({ order }: OrderProps) {
  const [isCorrecting, setCorrecting] = usePersistedState(`correcting payment ${order.id}`, false);
  const isByHand = paymentMethodNamed(order.paymentMethod)?.registeredBy === 'staff';
  const [isWithholding, setWithholding] = usePersistedState(`correcting withholding ${order.id}`, false);
  const isCorrectable = order.isPaid && order.active && (isByHand || isPaymentVoided(order));
  const isPaidInFact = order.isPaid && order.active && !isPaymentVoided(order);
  return (
    <FactCard
      title="Pago"
      facts={[
        [
          'Estado',
          isPaymentVoided(order) ? (
            <StatusText tone="bad">Anulado</StatusText>
          ) : (
            flag('isPaid', order, 'open')
          ),
        ],
        ['Método', order.paymentMethod],
        ['Pagado', order.paidAt && formatMoment(order.paidAt)],
        ...paymentFacts(order),
        ['Saldo por cobrar', order.balanceDue ? formatMoney(order.balanceDue) : null],
      ]}
    >
      {order.isPaid && <OrderCorrections orderId={order.id} step="OrderPaid" />}
      {isCorrectable && (
        <div className={styles.holdActions}>
          <Button onClick={() => setCorrecting(true)}>Corregir el pago</Button>
        </div>
      )}
      {isPaidInFact && !isInvoiced(order.invoiceState) && (
        <div className={styles.holdActions}>
          <Button onClick={() => setWithholding(true)}>Corregir las retenciones</Button>
        </div>
      )}
      {isWithholding && <WithholdingCorrection order={order} onClose={() => setWithholding(false)} />}
      {isCorrecting && <PaymentCorrection order={order} onClose={() => setCorrecting(false)} />}
    </FactCard>
  );
}

export function DispatchCard({ order }: OrderProps) {
  const [isCorrecting, setCorrecting] = usePersistedState(`correcting dispatch ${order.id}`, false);
  return (
    <FactCard
      title="Despacho"
      facts={[
        ['Estado', flag('isDelivered', order, 'open')],
        ['Despachado', order.deliveredAt && formatMoment(order.deliveredAt)],
        ...dispatchFacts(order),
        [
          'Envío (no incluido en el total)',
          !order.promised && order.shippingPrice > 0 && formatMoney(order.shippingPrice),
        ],
      ]}
    >
      {order.isDelivered && <OrderCorrections orderId={order.id} step="OrderDispatched" />}
      {order.isDelivered && order.active && (
        <div className={styles.holdActions}>
          <Button onClick={() => setCorrecting(true)}>Corregir el despacho</Button>
        </div>
      )}
      {isCorrecting && <DispatchCorrection order={order} onClose={() => setCorrecting(false)} />}
    </FactCard>
  );
}
