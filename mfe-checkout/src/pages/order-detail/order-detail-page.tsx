import { sellsForStore, type Order, type SessionUser } from '@lacteos/contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { orderQuery } from '../../features/orders/api/get-order';
import type { OrderPageState } from '../../features/orders/api/use-place-order';
import { AddressFacts } from '../../features/orders/components/address-facts';
import { OrderCard } from '../../features/orders/components/order-card';
import { OrderLines } from '../../features/orders/components/order-lines';
import { OrderNotice } from '../../features/orders/components/order-notice';
import orderStyles from '../../features/orders/components/order.module.css';
import { StateBanner } from '../../features/orders/components/state-banner';
import { SummaryList } from '../../features/orders/components/summary-list';
import { dispatchText, paymentText } from '../../features/orders/model/order-texts';
import { CheckoutScreen } from '../../features/screen/checkout-screen';
import { ErrorState } from '../../features/screen/error-state';
import { LinkButton } from '../../features/screen/link-button';
import { LoadingState } from '../../features/screen/loading-state';
import { StaleNotice } from '../../features/screen/stale-notice';
import styles from '../../features/screen/screen.module.css';

/** True on the first view after the order was placed; a refresh or the back button does not celebrate again. */
function useIsJustPlaced(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as OrderPageState | null;
  const [isJustPlaced] = useState(state?.isJustPlaced === true);
  useEffect(() => {
    if (state?.isJustPlaced) void navigate(location.pathname, { replace: true, state: null });
  }, [state, navigate, location.pathname]);
  return isJustPlaced;
}

function OrderCards({ order, user }: { order: Order; user: SessionUser }) {
  return (
    <div className={styles.columns}>
      <div className={orderStyles.cards}>
        <OrderNotice order={order} isStaff={sellsForStore(user.id_role)} />
        <OrderCard title="Datos del cliente">
          <AddressFacts address={order.shippingAddress} identification={order.n_document} />
          <StateBanner isGood={order.isDelivered}>{dispatchText(order)}</StateBanner>
          {order.delivery && (
            <p className={orderStyles.facts}>
              {order.delivery.transport} · Guía {order.delivery.numberGuide}
            </p>
          )}
        </OrderCard>
        <OrderCard title="Pago">
          <p className={orderStyles.method}>{order.paymentMethod}</p>
          <StateBanner isGood={order.isPaid}>{paymentText(order)}</StateBanner>
        </OrderCard>
        <OrderCard title="Productos">
          <OrderLines
            lines={order.orderItems.map(({ id_product, quantity, price, Product }) => ({
              productId: id_product,
              name: Product.name,
              image: Product.image,
              quantity,
              price,
            }))}
          />
        </OrderCard>
      </div>
      <div className={styles.side}>
        <OrderCard title="Resumen del pedido">
          <SummaryList {...order} />
        </OrderCard>
      </div>
    </div>
  );
}

function OrderDetail({ user, orderId }: { user: SessionUser; orderId: string }) {
  const order = useQuery(orderQuery(user.id, orderId));
  const isJustPlaced = useIsJustPlaced();
  const retry = () => void order.refetch();
  if (order.isPending) return <LoadingState rows={10} />;
  return (
    <div className={styles.stack}>
      {isJustPlaced && (
        <Alert
          type="success"
          role="status"
          showIcon
          title="¡Éxito!"
          description="¡Orden creada correctamente!."
        />
      )}
      {order.isError && order.data && <StaleNotice error={order.error} onRetry={retry} />}
      {order.data ? (
        <OrderCards order={order.data} user={user} />
      ) : (
        <ErrorState
          title="Failed to fetch order details"
          error={order.error}
          isRetrying={order.isFetching}
          onRetry={retry}
        />
      )}
      <div className={orderStyles.links}>
        <LinkButton to="/products">Ir a la tienda en línea</LinkButton>
      </div>
    </div>
  );
}

/** `/order/:id` and `/orderstore/:id`: one order. */
export function OrderDetailPage() {
  const { id = '' } = useParams();
  return (
    <CheckoutScreen title={`Pedido ${id}`}>
      {(user) => <OrderDetail key={id} user={user} orderId={id} />}
    </CheckoutScreen>
  );
}
