import { sellsForStore } from '@lacteos/contracts';
import { CheckoutScreen } from '../../features/screen/checkout-screen';
import { CheckoutSteps } from '../../features/steps/checkout-steps';
import { OrderPreview } from './order-preview';

/** `/placeorder`: what a customer is about to order. */
export function OrderPreviewPage() {
  return (
    <CheckoutScreen
      title="Vista previa del pedido"
      above={(user) => (
        <CheckoutSteps
          current="preview"
          shippingPath={sellsForStore(user.id_role) ? '/shipping2' : '/shipping'}
        />
      )}
    >
      {(user) => <OrderPreview user={user} />}
    </CheckoutScreen>
  );
}

/** `/placeorderstore`: the same for staff. */
export function StoreOrderPreviewPage() {
  return (
    <CheckoutScreen
      title="Vista Previa del Pedido"
      above={(user) => (
        <CheckoutSteps
          current="preview"
          shippingPath={sellsForStore(user.id_role) ? '/shipping2' : '/shipping'}
        />
      )}
    >
      {(user) => <OrderPreview user={user} />}
    </CheckoutScreen>
  );
}
