import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import type { CartItem, PaymentType } from '@lacteos/contracts/schemas';
import type { RootState } from '@lacteos/session-bus';
import type { ReactNode } from 'react';
import { AddressFacts, OrderCard, OrderLines, orderStyles } from '#features/orders';

interface PreviewCardsProps {
  shippingPath: string;
  address: NonNullable<RootState['shippingAddress']>;
  customer: RootState['customer'];
  payment: PaymentType;
  items: readonly CartItem[];
  /** 'Entrega'; null where the shop promises none. */
  delivery: ReactNode;
}

export function PreviewCards({
  shippingPath,
  address,
  customer,
  payment,
  items,
  delivery,
}: PreviewCardsProps) {
  const hint = paymentMethodNamed(payment.name)?.hint;
  return (
    <div className={orderStyles.cards}>
      <OrderCard title="Datos de envío" edit={{ to: shippingPath, label: 'Editar los datos de envío' }}>
        <AddressFacts address={address} customer={customer} />
      </OrderCard>
      {delivery}
      <OrderCard title="Método de pago" edit={{ to: '/payment', label: 'Editar el método de pago' }}>
        <p className={orderStyles.method}>{payment.name}</p>
        {hint ? <p className={orderStyles.next}>{hint}</p> : null}
      </OrderCard>
      <OrderCard title="Productos" edit={{ to: '/cart', label: 'Editar el carrito' }}>
        <OrderLines
          lines={items.map(({ id_product, quantity, Product }) => ({
            ...Product,
            productId: id_product,
            quantity,
          }))}
        />
      </OrderCard>
    </div>
  );
}
