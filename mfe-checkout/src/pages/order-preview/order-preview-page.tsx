import { sellsForStore } from '@lacteos/contracts';
import { CheckoutScreen } from '#features/screen';
import { CheckoutSteps } from '#features/steps';
import { OrderPreview } from './order-preview';

const PreviewScreen = ({ title }: { title: string }) => (
  <CheckoutScreen
    title={title}
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

/** `/placeorder`: what a customer is about to order. */
export const OrderPreviewPage = () => <PreviewScreen title="Vista previa del pedido" />;

/** `/placeorderstore`: the same for staff. */
export const StoreOrderPreviewPage = () => <PreviewScreen title="Vista Previa del Pedido" />;
