import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { CartItem, PaymentType, SessionUser } from '@lacteos/contracts/schemas';
import { readRoot, type RootState } from '@lacteos/session-bus';
import { formatMoney } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCart } from '#features/cart';
import {
  newOrder,
  openAttempt,
  OrderFailureAlert,
  paymentNamed,
  type PlaceOrder,
  termsQuery,
  usePlaceOrder,
} from '#features/orders';
import { paymentTypesQuery } from '#features/payment';
import { linesOfCart, orderTotals } from '#features/pricing';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  screenStyles,
  StaleNotice,
} from '#features/screen';
import { isShippingComplete } from '#features/shipping';
import { shippingPathOf } from '#features/steps';
import { UnansweredOrder } from './unanswered-order';
import { PreviewCards } from './preview-cards';
import { PreviewSummary } from './preview-summary';

const signatureOf = (items: readonly CartItem[]): string =>
  items.map(({ id_product, quantity }) => `${id_product}x${quantity}`).join();

type Address = NonNullable<RootState['shippingAddress']>;
interface PreviewProps {
  user: SessionUser;
  items: CartItem[];
  address: Address;
  customer: RootState['customer'];
  payment: PaymentType;
  /** From the server, not the browser's copy. */
  isCartFresh: boolean;
  placing: PlaceOrder;
}

/** A fresh read changed the total that the buyer had seen. */
const TotalChangeAlert = ({ total }: { total: Centavos }) => (
  <Alert
    type="warning"
    role="alert"
    showIcon
    title="El total de su pedido cambió"
    description={`El nuevo total es ${formatMoney(toPesos(total))}. Revíselo antes de confirmar.`}
  />
);

function Preview({ user, items, address, customer, payment, isCartFresh, placing }: PreviewProps) {
  const { place, status, failure, pathTo } = placing;
  const [isRepeat] = useState(() => openAttempt(user.id).sent !== undefined);
  const [seenItems] = useState(() => signatureOf(items));
  const computed = orderTotals(linesOfCart(items));
  // The server's totals apply to the sent lines only.
  const totals = failure?.totals && signatureOf(items) === seenItems ? failure.totals : computed;
  const [firstTotal] = useState(computed.totalPrice);
  const terms = useQuery(termsQuery).data;
  const confirm = () =>
    void place(
      newOrder({
        userId: user.id,
        items,
        shippingAddress: address,
        customer: customer ?? null,
        payment,
        totals,
        termsVersion: terms?.version,
      }),
      totals.allTaxed,
    );
  return (
    <div className={screenStyles.stack}>
      {failure && <OrderFailureAlert failure={failure} pathTo={pathTo} />}
      {!failure && status === 'idle' && computed.totalPrice !== firstTotal && (
        <TotalChangeAlert total={computed.totalPrice} />
      )}
      {isRepeat && !failure && (
        <Alert
          type="info"
          showIcon
          title="No recibimos la respuesta de su intento anterior"
          description="Al generar el pedido comprobamos si ya quedó registrado: no se duplicará."
        />
      )}
      <div className={screenStyles.columns}>
        <PreviewCards
          shippingPath={shippingPathOf(user)}
          address={address}
          customer={customer}
          payment={payment}
          items={items}
        />
        <PreviewSummary
          totals={totals}
          isSending={status === 'sending'}
          termsVersion={terms?.version}
          isDisabled={!isCartFresh}
          onConfirm={confirm}
        />
      </div>
    </div>
  );
}

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
    if (sent) return <UnansweredOrder sent={sent} placing={placing} />;
    return (
      <div className={screenStyles.stack}>
        {placing.failure && <OrderFailureAlert failure={placing.failure} pathTo={placing.pathTo} />}
        <EmptyState title="Su carrito está vacío" text="Agregue productos para generar un pedido.">
          <LinkButton to="/products" kind="main">
            Ver productos
          </LinkButton>
        </EmptyState>
      </div>
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
