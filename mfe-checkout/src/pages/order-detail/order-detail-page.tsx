import { shownWithholding } from '@lacteos/contracts/orders/shown-withholding';
import { ROLES, sellsForStore } from '@lacteos/contracts/reference/roles';
import type { Order, SessionUser } from '@lacteos/contracts/schemas';
import { RemoteComponent, useOfficePages } from '@lacteos/remote-kit';
import { WithOfficeMenu, paymentFacts } from '@lacteos/ui';
import { OrderWarnings } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  AddressFacts,
  dispatchText,
  FactsList,
  handlesOrder,
  isJustPlaced,
  markJustPlaced,
  OrderCard,
  OrderLines,
  dispatchHint,
  paymentHint,
  orderQuery,
  orderStyles,
  paymentText,
  StaffActions,
  StateBanner,
  SummaryList,
} from '#features/orders';
import { includedShippingOf } from '#features/pricing';
import { OrderProgress } from '../../features/order-progress/order-progress';
import { BreBPayment } from '../../features/bre-b/bre-b';
import { PickupCard } from '#features/pickup';
import { UnpaidCard } from '#features/unpaid-order';
import { ReorderButton } from '../../features/reorder-button/reorder-button';
import { AfterSaleCard } from '../../features/after-sale-card/after-sale-card';
import { ReceiptActions } from '../../features/receipt-actions/receipt-actions';
import {
  CheckoutScreen,
  ErrorState,
  LinkButton,
  LoadingState,
  screenStyles,
  StaleNotice,
} from '#features/screen';
import { OrderNotice } from './order-notice';

function PlacedNotice({ orderId }: { orderId: number }) {
  const [isShown] = useState(() => isJustPlaced(orderId));
  useEffect(() => () => markJustPlaced(null), []);
  if (!isShown) return null;
  return (
    <Alert
      type="success"
      role="status"
      showIcon
      title="¡Éxito!"
      description="¡Orden creada correctamente!."
      closable={{ 'aria-label': 'Cerrar aviso: ¡Éxito!' }}
    />
  );
}

interface CardProps {
  order: Order;
  isStaff: boolean;
}

function PaymentCard({ order, isStaff }: CardProps) {
  return (
    <OrderCard title="Pago">
      <p className={orderStyles.method}>{order.paymentMethod}</p>
      <StateBanner isGood={order.isPaid} next={isStaff ? null : paymentHint(order)}>
        {paymentText(order)}
      </StateBanner>
      <FactsList facts={paymentFacts(order)} />
    </OrderCard>
  );
}

/** Buyers know their own data: they are folded. */
function CustomerCard({ order, isStaff }: CardProps) {
  const facts = <AddressFacts address={order.shippingAddress} identification={order.n_document} />;
  const waits = order.active || order.isDelivered;
  return (
    <OrderCard title="Datos del cliente">
      {waits && (
        <StateBanner isGood={order.isDelivered} next={isStaff ? null : dispatchHint(order)}>
          {dispatchText(order)}
        </StateBanner>
      )}
      {isStaff ? (
        <div className={orderStyles.ownData}>{facts}</div>
      ) : (
        <details className={orderStyles.more}>
          <summary>Ver los datos de entrega</summary>
          {facts}
        </details>
      )}
    </OrderCard>
  );
}

interface OrderCardsProps {
  order: Order;
  user: SessionUser;
  startsOpen: boolean;
}

function OrderCards({ order, user, startsOpen }: OrderCardsProps) {
  const isStaff = sellsForStore(user.id_role);
  const isBuyer = user.id_role === ROLES.user;
  const isUnpaid = order.active && !order.isPaid;
  return (
    <div className={`${screenStyles.columns} ${orderStyles.whole}`}>
      <div className={orderStyles.cards}>
        {handlesOrder(user, order) && <OrderWarnings order={order} />}
        <StaffActions order={order} user={user} startsOpen={startsOpen} />
        <PlacedNotice orderId={order.id} />
        <OrderProgress order={order} userId={user.id} />
        {order.breB && <BreBPayment order={order} account={order.breB} />}
        <OrderNotice order={order} userId={user.id} isStaff={isStaff} />
        {order.promised?.kind === 'pickup' && <PickupCard order={order} userId={user.id} />}
        {isBuyer && isUnpaid && <UnpaidCard order={order} userId={user.id} />}
        <AfterSaleCard order={order} isBuyer={isBuyer} />
        <OrderCard title="Productos">
          <OrderLines
            lines={order.orderItems.map(({ id_product, Product, ...line }) => ({
              ...line,
              productId: id_product,
              name: Product.name,
              image: Product.image,
            }))}
          />
        </OrderCard>
        <PaymentCard order={order} isStaff={isStaff} />
        {isStaff && <CustomerCard order={order} isStaff />}
      </div>
      <div className={`${screenStyles.side} ${orderStyles.side}`}>
        <OrderCard title="Resumen del pedido">
          <SummaryList
            {...order}
            includedShipping={includedShippingOf(order)}
            withholding={shownWithholding(order)}
          />
          {order.termsVersion == null ? null : (
            <p className={screenStyles.note}>
              Términos aceptados:{' '}
              <Link to={`/legal/terminos?version=${order.termsVersion}`}>versión {order.termsVersion}</Link>
            </p>
          )}
        </OrderCard>
        <ReorderButton orderId={order.id} isWide />
        <ReceiptActions order={order} user={user} />
        {handlesOrder(user, order) ? null : (
          <p className={screenStyles.note}>
            ¿Algo salió mal? <Link to={`/pqr?pedido=${order.id}`}>Haga un reclamo por este pedido</Link>
          </p>
        )}
      </div>
      {isStaff ? null : <CustomerCard order={order} isStaff={false} />}
    </div>
  );
}

/** The notice of an open order has it. */
const hasOrdersLink = (order: Order | undefined): boolean =>
  order !== undefined && order.active && !order.isDelivered;

interface OrderDetailProps {
  user: SessionUser;
  orderId: string;
  startsOpen: boolean;
}

function OrderDetail({ user, orderId, startsOpen }: OrderDetailProps) {
  const order = useQuery(orderQuery(user.id, orderId));
  const retry = () => void order.refetch();
  if (order.isPending) return <LoadingState rows={10} />;
  return (
    <div className={screenStyles.stack}>
      {order.isError && order.data && <StaleNotice error={order.error} onRetry={retry} />}
      {order.data ? (
        <OrderCards order={order.data} user={user} startsOpen={startsOpen} />
      ) : (
        <ErrorState
          title={<span lang="en">Failed to fetch order details</span>}
          error={order.error}
          isRetrying={order.isFetching}
          onRetry={retry}
        />
      )}
      <div className={orderStyles.links}>
        {hasOrdersLink(order.data) ? null : <LinkButton to="/orderhistory">Ver mis pedidos</LinkButton>}
        <LinkButton to="/products">Ir a la tienda en línea</LinkButton>
      </div>
    </div>
  );
}

function OrderScreen({ startsOpen = false }: { startsOpen?: boolean }) {
  const { id = '' } = useParams();
  return (
    <WithOfficeMenu
      hasMenu={useOfficePages().length > 0}
      renderMenu={(given) => (
        <RemoteComponent remote="mfe-backoffice" name="OfficeMenu" contract={1} {...given} />
      )}
    >
      <CheckoutScreen title={`Pedido ${id}`}>
        {(user) => <OrderDetail key={id} user={user} orderId={id} startsOpen={startsOpen} />}
      </CheckoutScreen>
    </WithOfficeMenu>
  );
}

/** `/order/:id` and `/orderstore/:id`. */
export const OrderDetailPage = () => <OrderScreen />;

/** `/admin/order/:id/pay`: opens the dialog of the next step. */
export const OrderPaymentPage = () => <OrderScreen startsOpen />;
