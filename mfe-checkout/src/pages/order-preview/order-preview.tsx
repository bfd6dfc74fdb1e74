import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { CartItem, DeliveryPromise, PaymentType, SessionUser } from '@lacteos/contracts/schemas';
import { readRoot, type RootState } from '@lacteos/session-bus';
import { formatMoney } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCart } from '#features/cart';
import {
  DeliveryCard,
  type DeliveryChoice,
  useDeliveryChoice,
  useFreshPromise,
} from '#features/delivery-day';
import { type PromisedPlace, useCheckoutPromise } from '#features/delivery-place';
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
import { DeliveryWay, StoreChoice, usePickupChoice } from '#features/pickup';
import {
  type CheckoutTotals,
  linesOfCart,
  orderTotals,
  withoutShipping,
  withShipping,
} from '#features/pricing';
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
const placeOf = ({ city_code: cityCode, address }: Address): PromisedPlace => ({ cityCode, address });

interface PreviewProps {
  user: SessionUser;
  items: CartItem[];
  address: Address;
  customer: RootState['customer'];
  payment: PaymentType;
  /** From the server, not the browser's copy. */
  isCartFresh: boolean;
  promise: DeliveryPromise | null;
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

interface NoticesProps {
  placing: PlaceOrder;
  totals: CheckoutTotals;
  isRepeat: boolean;
  /** Null while it is the first one shown. */
  newTotal: Centavos | null;
}

const PreviewNotices = ({
  placing: { failure, status, pathTo },
  totals,
  isRepeat,
  newTotal,
}: NoticesProps) => (
  <>
    {failure && (
      <OrderFailureAlert failure={failure.totals ? { ...failure, totals } : failure} pathTo={pathTo} />
    )}
    {!failure && status === 'idle' && newTotal !== null && <TotalChangeAlert total={newTotal} />}
    {isRepeat && !failure && (
      <Alert
        type="info"
        showIcon
        title="No recibimos la respuesta de su intento anterior"
        description="Al generar el pedido comprobamos si ya quedó registrado: no se duplicará."
      />
    )}
  </>
);

/** With the price of the delivery at home; the server's totals apply to the sent lines only. */
function usePreviewTotals(
  items: CartItem[],
  choice: DeliveryChoice | null,
  isPickup: boolean,
  placing: PlaceOrder,
) {
  const [seenItems] = useState(() => signatureOf(items));
  const fetched = orderTotals(linesOfCart(items));
  const shipping = choice?.shippingPrice ?? null;
  const atHome = withShipping(fetched, shipping);
  const computed = isPickup ? fetched : atHome;
  const refused = signatureOf(items) === seenItems ? placing.failure?.totals : null;
  const products = refused ? withoutShipping(refused) : fetched;
  const totals = isPickup ? products : withShipping(products, refused?.shippingPrice ?? shipping);
  const [first] = useState({ atHome: atHome.totalPrice, fetched: fetched.totalPrice });
  const firstTotal = isPickup ? first.fetched : first.atHome;
  return { totals, newTotal: computed.totalPrice === firstTotal ? null : computed.totalPrice };
}

function Preview({ user, items, address, customer, payment, isCartFresh, promise, placing }: PreviewProps) {
  const place = placeOf(address);
  const { place: placeOrder, status, failure } = placing;
  const [isRepeat] = useState(() => openAttempt(user.id).sent !== undefined);
  const card = useRef<HTMLDivElement>(null);
  const choice = useDeliveryChoice(promise, place, orderTotals(linesOfCart(items)).totalPrice);
  useFreshPromise(place, failure);
  const pickup = usePickupChoice({
    isOffered: choice !== null,
    cityCode: place.cityCode,
    items,
    sent: openAttempt(user.id).sent?.delivery,
    refusal: failure,
  });
  const isPickup = pickup?.isChosen ?? false;
  const { totals, newTotal } = usePreviewTotals(items, choice, isPickup, placing);
  const terms = useQuery(termsQuery).data;
  const order = { userId: user.id, items, shippingAddress: address, customer: customer ?? null, payment };
  const delivery = isPickup ? pickup?.delivery : choice?.delivery;
  const confirm = () => {
    if (isPickup ? !delivery : choice?.obstacle) return card.current?.focus();
    // From now on another store is never chosen in silence.
    if (isPickup && delivery?.storeId) pickup?.chooseStore(delivery.storeId);
    void placeOrder(
      newOrder({ ...order, totals, delivery: delivery ?? undefined, termsVersion: terms?.version }),
      totals.allTaxed,
    );
  };
  const shippingPath = shippingPathOf(user);
  return (
    <div className={screenStyles.stack}>
      <PreviewNotices placing={placing} totals={totals} isRepeat={isRepeat} newTotal={newTotal} />
      <div className={screenStyles.columns}>
        <PreviewCards
          shippingPath={shippingPath}
          address={address}
          customer={customer}
          payment={payment}
          items={items}
          delivery={
            choice && (
              <DeliveryCard
                ref={card}
                choice={choice}
                shippingPath={shippingPath}
                ways={pickup && <DeliveryWay pickup={pickup} />}
                pickup={pickup && isPickup ? <StoreChoice pickup={pickup} /> : null}
              />
            )
          }
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
  const delivery = useCheckoutPromise(user, shippingAddress ? placeOf(shippingAddress) : null);

  if (placing.status === 'placed') return <LoadingState />;
  if (!paymentMethod) return <Navigate to="/payment" replace />;
  const retry = () => {
    void Promise.all([cart.refetch(), types.refetch()]);
    delivery.retry();
  };
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
  if (cart.data && types.data && delivery.promise !== undefined) {
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
          promise={delivery.promise}
          placing={placing}
        />
      </>
    );
  }
  const isPromisePending = delivery.promise === undefined && !delivery.error;
  if (cart.isPending || types.isPending || isPromisePending) return <LoadingState rows={8} />;
  return (
    <ErrorState
      error={cart.error ?? types.error ?? delivery.error}
      isRetrying={cart.isFetching || types.isFetching || delivery.isFetching}
      onRetry={retry}
    />
  );
}
