import type { Order } from '@lacteos/contracts/schemas';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';

import { ShareLink } from '#features/share-link';
import { trackingQuery } from './delivery-calls';

export function TrackingDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const link = useQuery(trackingQuery(order.id));
  const { first_name, phone } = order.shippingAddress;
  return (
    <Modal
      open
      title={`Seguimiento del pedido ${order.id}`}
      footer={<Button onClick={onClose}>Cerrar</Button>}
      onCancel={onClose}
    >
      <p>El comprador ve en qué va su pedido, sin cuenta. No muestra la dirección ni los precios.</p>
      {link.isPending && <LoadingSkeleton />}
      {link.isError && (
        <LoadFailure
          isPart
          error={link.error}
          isRetrying={link.isFetching}
          onRetry={() => void link.refetch()}
        />
      )}
      {link.data && (
        <ShareLink
          label="Enlace de seguimiento"
          url={link.data.url}
          text={`Hola, ${first_name}. Aquí puede seguir su pedido ${order.id}:`}
          phone={phone}
        />
      )}
    </Modal>
  );
}
