import { api } from '@lacteos/api-client';
import type { Order, TrackingLink as Link } from '@lacteos/contracts/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import styles from './progress.module.css';

const trackingQuery = (userId: number, orderId: number) =>
  queryOptions({
    queryKey: ['order-tracking', userId, orderId],
    queryFn: ({ signal }) => api.get<Link>(`/order/${orderId}/tracking`, { signal }),
    staleTime: Infinity,
    retry: false,
  });

const PAGE = 'Página de seguimiento';
const SHARE = 'Compartirla por WhatsApp';

/** Their room, so that what follows stays where it is. */
const ComingLinks = () => (
  <p className={`${styles.deliveryActions} ${styles.coming}`} aria-hidden>
    <span className={styles.track}>{PAGE}</span>
    <span className={styles.track}>{SHARE}</span>
  </p>
);

/** The page that works without an account, for whoever receives the order. Older APIs have none. */
export function TrackingLink({ order, userId }: { order: Order; userId: number }) {
  const isTracked = order.active && (order.promised != null || order.isDelivered);
  const { data, isPending } = useQuery({ ...trackingQuery(userId, order.id), enabled: isTracked });
  if (!isTracked) return null;
  if (!data) return isPending ? <ComingLinks /> : null;
  const text = encodeURIComponent(`Aquí puede seguir el pedido ${order.id}: ${data.url}`);
  return (
    <p className={styles.deliveryActions}>
      <a className={styles.track} href={data.url}>
        {PAGE}
      </a>
      <a
        className={styles.track}
        href={`https://wa.me/?text=${text}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {SHARE}
      </a>
    </p>
  );
}
