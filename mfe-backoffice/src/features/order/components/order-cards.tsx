import { ORDER_FLAG_TEXTS, type Order } from '@lacteos/contracts';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { dispatchFacts, formatMoment, formatMoney, paymentFacts } from '@lacteos/ui';
import { StatusText } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { customerName, orderTimelineQuery, stepText } from '#features/orders';
import { storesQuery } from '#features/stock';
import { BuyerDialog } from './buyer-dialog';
import { FactCard } from './fact-card';
import styles from './order.module.css';

interface OrderProps {
  order: Order;
}

const flag = (name: keyof typeof ORDER_FLAG_TEXTS, order: Order, whenFalse: 'open' | 'bad') => (
  <StatusText tone={order[name] ? 'good' : whenFalse}>
    {ORDER_FLAG_TEXTS[name][order[name] ? 'true' : 'false']}
  </StatusText>
);

/** When and where the order was placed, and its state. */
export function PlacedCard({ order }: OrderProps) {
  const stores = useQuery({ ...storesQuery, enabled: order.storeId !== null });
  const store = stores.data?.find(({ id }) => id === order.storeId)?.name;
  return (
    <FactCard
      title="Pedido"
      facts={[
        ['Recibido', formatMoment(order.createdAt)],
        ['Tienda', order.storeId === null ? 'Fábrica' : (store ?? `Tienda ${order.storeId}`)],
        ['Estado', flag('active', order, 'bad')],
      ]}
    />
  );
}

/** Who bought, with telephone and mail a press away, and the way to correct whom the invoice names. */
export function BuyerCard({ order }: OrderProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const { address, city_code, state_code, phone, email } = order.shippingAddress;
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

/** How and when it was paid. */
export function PaymentCard({ order }: OrderProps) {
  return (
    <FactCard
      title="Pago"
      facts={[
        ['Estado', flag('isPaid', order, 'open')],
        ['Método', order.paymentMethod],
        ['Pagado', order.paidAt && formatMoment(order.paidAt)],
        ...paymentFacts(order),
      ]}
    />
  );
}

/** With whom and when it left. */
export function DispatchCard({ order }: OrderProps) {
  return (
    <FactCard
      title="Despacho"
      facts={[
        ['Estado', flag('isDelivered', order, 'open')],
        ['Despachado', order.deliveredAt && formatMoment(order.deliveredAt)],
        ...dispatchFacts(order),
        ['Envío (no incluido en el total)', order.shippingPrice > 0 && formatMoney(order.shippingPrice)],
      ]}
    />
  );
}

/** How far the invoice is: its last step in the timeline. */
export function InvoiceCard({ order }: OrderProps) {
  const timeline = useQuery(orderTimelineQuery(order.id));
  const last = timeline.data?.findLast(({ name }) => name.startsWith('Invoice'));
  const state = last ? stepText(last.name) : order.isInvoice ? 'Facturado' : 'Sin factura';
  return (
    <FactCard
      title="Factura"
      facts={[
        ['Estado', timeline.isPending ? 'Cargando..' : state],
        ['Detalle', last?.detail],
        ['Desde', last && formatMoment(last.at)],
      ]}
    >
      {(last ?? order.isInvoice) && (
        <Link className={formStyles.officeLink} to="/admin/invoices_list">
          Ver las facturas
        </Link>
      )}
    </FactCard>
  );
}
