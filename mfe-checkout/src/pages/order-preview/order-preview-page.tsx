import { CheckoutScreen } from '#features/screen';
import { OrderPreview } from './order-preview';

const PreviewScreen = ({ title }: { title: string }) => (
  <CheckoutScreen title={title} step="preview">
    {(user) => <OrderPreview user={user} />}
  </CheckoutScreen>
);

/** `/placeorder`: what a customer is about to order. */
export const OrderPreviewPage = () => <PreviewScreen title="Vista previa del pedido" />;

/** `/placeorderstore`: the same for staff. */
export const StoreOrderPreviewPage = () => <PreviewScreen title="Vista Previa del Pedido" />;
