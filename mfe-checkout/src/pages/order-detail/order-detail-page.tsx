import { shownWithholding } from '@lacteos/contracts/orders/shown-withholding';
import { ROLES, sellsForStore } from '@lacteos/contracts/reference/roles';
import type { Order, SessionUser } from '@lacteos/contracts/schemas';
import { RemoteComponent, useOfficePages } from '@lacteos/remote-kit';
import { WithOfficeMenu, dispatchFacts, paymentFacts } from '@lacteos/ui';
import { OrderWarnings } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import {
  AddressFacts,
  dispatchText,
  FactsList,
  handlesOrder,
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

interface OrderCardsProps {
  order: Order;
  user: SessionUser;
  startsOpen: boolean;
}

function OrderCards({ order, user, startsOpen }: OrderCardsProps) {
  const isStaff = sellsForStore(user.id_role);
  return (
    <div className={screenStyles.columns}>
      <div className={orderStyles.cards}>
        {handlesOrder(user, order) && <OrderWarnings order={order} />}
        <StaffActions order={order} user={user} startsOpen={startsOpen} />
        <OrderNotice order={order} userId={user.id} isStaff={isStaff} />
        <OrderCard title="Datos del cliente">
          <AddressFacts address={order.shippingAddress} identification={order.n_document} />
          <StateBanner isGood={order.isDelivered} next={isStaff ? null : dispatchHint(order)}>
            {dispatchText(order)}
          </StateBanner>
          <FactsList facts={dispatchFacts(order)} />
        </OrderCard>
        <OrderCard title="Pago">
          <p className={orderStyles.method}>{order.paymentMethod}</p>
          <StateBanner isGood={order.isPaid} next={isStaff ? null : paymentHint(order)}>
            {paymentText(order)}
          </StateBanner>
          <FactsList facts={paymentFacts(order)} />
        </OrderCard>
        <AfterSaleCard order={order} isBuyer={user.id_role === ROLES.user} />
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
      </div>
      <div className={`${screenStyles.side} ${orderStyles.side}`}>
        <OrderCard title="Resumen del pedido">
          <SummaryList {...order} withholding={shownWithholding(order)} />
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
            ¿Algo salió mal? <Link to={`/pqr?pedido=${order.id}`}>Escriba un reclamo de este pedido</Link>
          </p>
        )}
      </div>
    </div>
  );
}

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
        {order.data ? null : <LinkButton to="/orderhistory">Ver mis pedidos</LinkButton>}
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
