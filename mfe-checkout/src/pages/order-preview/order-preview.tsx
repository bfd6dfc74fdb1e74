import {
  sellsForStore,
  toPesos,
  type CartItem,
  type PaymentType,
  type SessionUser,
} from '@lacteos/contracts';
import { readRoot, type RootState } from '@lacteos/session-bus';
import { formatMoney } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCart } from '../../features/cart/api/use-cart';
import { usePlaceOrder, type PlaceOrder } from '../../features/orders/api/use-place-order';
import { AddressFacts } from '../../features/orders/components/address-facts';
import { OrderCard } from '../../features/orders/components/order-card';
import { OrderFailureAlert } from '../../features/orders/components/order-failure-alert';
import { OrderLines } from '../../features/orders/components/order-lines';
import orderStyles from '../../features/orders/components/order.module.css';
import { SummaryList } from '../../features/orders/components/summary-list';
import { openAttempt } from '../../features/orders/model/order-attempt';
import { newOrder, paymentNamed } from '../../features/orders/model/order-draft';
import { paymentTypesQuery } from '../../features/payment/api/get-payment-types';
import { linesOfCart, orderTotals } from '../../features/pricing/model/order-totals';
import { EmptyState } from '../../features/screen/empty-state';
import { ErrorState } from '../../features/screen/error-state';
import { LinkButton } from '../../features/screen/link-button';
import { LoadingState } from '../../features/screen/loading-state';
import { StaleNotice } from '../../features/screen/stale-notice';
import styles from '../../features/screen/screen.module.css';
import { LostAnswer } from './lost-answer';
import { isShippingComplete } from '../../features/shipping/model/shipping-address';

const signatureOf = (items: readonly CartItem[]): string =>
  items.map(({ id_product, quantity }) => `${id_product}x${quantity}`).join();

type Address = NonNullable<RootState['shippingAddress']>;
interface PreviewProps {
  user: SessionUser;
  items: CartItem[];
  address: Address;
  customer: RootState['customer'];
  payment: PaymentType;
  /** Whether the cart is the server's and not only what the browser remembers. */
  isCartFresh: boolean;
  placing: PlaceOrder;
}

function Preview({ user, items, address, customer, payment, isCartFresh, placing }: PreviewProps) {
  const { place, status, failure } = placing;
  const [isRepeat] = useState(() => openAttempt(user.id).sent !== undefined);
  const [seenItems] = useState(() => signatureOf(items));
  const computed = orderTotals(linesOfCart(items));
  // The server's totals count for the lines that it was asked about, not for a cart that has changed since.
  const totals = failure?.totals && signatureOf(items) === seenItems ? failure.totals : computed;
  const shippingPath = sellsForStore(user.id_role) ? '/shipping2' : '/shipping';
  const confirm = () =>
    void place(
      newOrder({
        userId: user.id,
        items,
        shippingAddress: address,
        customer: customer ?? null,
        payment,
        totals,
      }),
      totals.allTaxed,
    );
  return (
    <div className={styles.stack}>
      {failure && <OrderFailureAlert failure={failure} />}
      {isRepeat && !failure && (
        <Alert
          type="info"
          showIcon
          title="No recibimos la respuesta de su intento anterior"
          description="Al generar el pedido comprobamos si ya quedó registrado: no se duplicará."
        />
      )}
      <div className={styles.columns}>
        <div className={orderStyles.cards}>
          <OrderCard title="Datos de envío" edit={{ to: shippingPath, label: 'Editar los datos de envío' }}>
            <AddressFacts address={address} customer={customer} />
          </OrderCard>
          <OrderCard title="Método de pago" edit={{ to: '/payment', label: 'Editar el método de pago' }}>
            <p className={orderStyles.method}>{payment.name}</p>
          </OrderCard>
          <OrderCard title="Productos" edit={{ to: '/cart', label: 'Editar el carrito' }}>
            <OrderLines
              lines={items.map(({ id_product, quantity, Product }) => ({
                productId: id_product,
                name: Product.name,
                image: Product.image,
                quantity,
                price: Product.price,
              }))}
            />
          </OrderCard>
        </div>
        <div className={`${styles.side} ${styles.summary}`}>
          <div className={styles.summaryCard}>
            <h2 className={orderStyles.summaryTitle}>Resumen del pedido</h2>
            <SummaryList
              itemsPrice={toPesos(totals.itemsPrice)}
              taxPrice={toPesos(totals.taxPrice)}
              totalPrice={toPesos(totals.totalPrice)}
              allTaxed={totals.allTaxed}
            />
          </div>
          <div className={styles.actions}>
            <p className={styles.barTotal} aria-hidden="true">
              <span>Total</span>
              <span>{formatMoney(toPesos(totals.totalPrice))}</span>
            </p>
            <Button
              type="primary"
              size="large"
              block
              loading={status === 'sending'}
              disabled={!isCartFresh}
              onClick={confirm}
            >
              Generar pedido
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Gathers what an order needs; sends the user to the step that is missing. */
export function OrderPreview({ user }: { user: SessionUser }) {
  const [{ shippingAddress, customer, paymentMethod }] = useState(readRoot);
  const cart = useCart(user.id);
  const types = useQuery(paymentTypesQuery(user.id));
  const isStaff = sellsForStore(user.id_role);
  const placing = usePlaceOrder(user);

  if (placing.status === 'placed') return <LoadingState />;
  if (!paymentMethod) return <Navigate to="/payment" replace />;
  const retry = () => void Promise.all([cart.refetch(), types.refetch()]);
  if (cart.data?.length === 0) {
    const { sent } = openAttempt(user.id);
    if (sent) return <LostAnswer sent={sent} placing={placing} />;
    return (
      <EmptyState title="Su carrito está vacío" text="Agregue productos para generar un pedido.">
        <LinkButton to="/products" kind="main">
          Ver productos
        </LinkButton>
      </EmptyState>
    );
  }
  if (!isShippingComplete(shippingAddress, user.id, isStaff && customer != null)) {
    return <Navigate to={isStaff ? '/shipping2' : '/shipping'} replace />;
  }
  if (cart.data && types.data) {
    const payment = paymentNamed(types.data, paymentMethod.name);
    if (!payment) return <Navigate to="/payment" replace />;
    return (
      <>
        {cart.isError && <StaleNotice error={cart.error} onRetry={retry} />}
        <Preview
          user={user}
          items={cart.data}
          address={shippingAddress}
          customer={isStaff ? customer : null}
          payment={payment}
          isCartFresh={cart.isFresh}
          placing={placing}
        />
      </>
    );
  }
  if (cart.isPending || types.isPending) return <LoadingState rows={8} />;
  return (
    <ErrorState
      error={cart.error ?? types.error}
      isRetrying={cart.isFetching || types.isFetching}
      onRetry={retry}
    />
  );
}
