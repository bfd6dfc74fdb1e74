import type { DeliveryPromise } from '@lacteos/contracts/schemas';
import styles from './delivery-place.module.css';

type NearestStore = DeliveryPromise['nearestStores'][number];

const distanceText = (km: number | null): string =>
  km === null ? '' : ` · a ${km.toLocaleString('es-CO', { maximumFractionDigits: km < 10 ? 1 : 0 })} km`;

/** Where nothing is delivered, the shops that sell the same products. */
export function NearestStores({ stores }: { stores: readonly NearestStore[] }) {
  if (stores.length === 0) return null;
  return (
    <ul className={styles['stores']} aria-label="Tiendas aliadas más cercanas">
      {stores.map(({ id, name, address, city, phone, distanceKm }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>
            {address}, {city}
            {distanceText(distanceKm)}
          </span>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      ))}
    </ul>
  );
}
