import { CheckoutScreen } from '#features/screen';
import { OrderPreview } from './order-preview';

const PreviewScreen = ({ title }: { title: string }) => (
  <CheckoutScreen title={title} step="preview">
    {(user) => <OrderPreview user={user} />}
  </CheckoutScreen>
);

export const OrderPreviewPage = () => <PreviewScreen title="Vista previa del pedido" />;

export const StoreOrderPreviewPage = () => <PreviewScreen title="Vista Previa del Pedido" />;
