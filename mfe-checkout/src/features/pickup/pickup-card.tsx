import { pickupReadyText, pickupUntilText } from '@lacteos/contracts/delivery/pickup-texts';
import type { Order, Pickup } from '@lacteos/contracts/schemas';
import { sentence } from '@lacteos/contracts/sentence';
import { formatMoment } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { FactsList, OrderCard } from '#features/orders';
import { ErrorState, LoadingState } from '#features/screen';
import { pickupQuery } from './get-pickups';
import styles from './pickup.module.css';
import { StoreHoursList } from './store-hours-list';

const mapAddress = ({ name, address, city, location }: Pickup['store']): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location ?? `${name}, ${address}, ${city}`)}`;

function Code({ code }: { code: string }) {
  return (
    <p className={styles.codeLine}>
      Muestre este código o su documento:
      <strong className={styles.code} aria-label={`Código ${code.split('').join(' ')}`}>
        {code}
      </strong>
    </p>
  );
}

interface WaitingProps {
  pickup: Pickup;
  order: Order;
}

function Waiting({ pickup, order }: WaitingProps) {
  const { code, readyFrom, until } = pickup;
  return (
    <>
      <p className={styles.ready}>
        <strong>{sentence(pickupReadyText(readyFrom, new Date()))}</strong>
      </p>
      <p>{sentence(pickupUntilText(until, new Date()))}</p>
      {order.isPaid ? null : <p>Puede pagarlo en la tienda al recogerlo.</p>}
      {code ? <Code code={code} /> : null}
    </>
  );
}

function Place({ store }: Pick<Pickup, 'store'>) {
  return (
    <>
      <FactsList
        facts={[
          ['Tienda', store.name],
          ['Dirección', `${store.address}, ${store.city}, ${store.country}`],
        ]}
      />
      <p className={styles.links}>
        {store.phone ? <a href={`tel:+57${store.phone}`}>Llamar a la tienda: {store.phone}</a> : null}
        <a href={mapAddress(store)} target="_blank" rel="noopener">
          Ver en el mapa
        </a>
      </p>
      <StoreHoursList hours={store.hours} />
    </>
  );
}

/** 'Recoger en tienda' on the order's page: code, place, hours and times. */
export function PickupCard({ order, userId }: { order: Order; userId: number }) {
  const { data: pickup, error, isFetching, refetch } = useQuery(pickupQuery(userId, order.id));
  if (!pickup)
    return (
      <OrderCard title="Recoger en tienda">
        {error ? (
          <ErrorState isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingState rows={3} />
        )}
      </OrderCard>
    );
  const waits = order.active && !order.isDelivered;
  return (
    <OrderCard title="Recoger en tienda">
      {waits ? <Waiting pickup={pickup} order={order} /> : null}
      {pickup.handedOverAt ? <p>Se entregó en la tienda: {formatMoment(pickup.handedOverAt)}</p> : null}
      <Place store={pickup.store} />
    </OrderCard>
  );
}
