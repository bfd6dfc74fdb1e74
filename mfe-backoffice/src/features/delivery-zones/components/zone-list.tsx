import type { DeliveryZone } from '@lacteos/contracts/schemas';
import { LoadFailure, LoadingSkeleton, StatusText, usePersistedState } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';

import { formStyles } from '#features/editing';
import { zonesQuery } from '../model/zone-calls';
import { NEW_ZONE } from '../model/zone-form';
import { cutOffText, placesText, priceText, weekdaysText } from '../model/zone-texts';
import { ZoneDialog } from './zone-dialog';
import styles from './zones.module.css';

interface ZoneRowProps {
  zone: DeliveryZone;
  onEdit: (zone: DeliveryZone) => void;
}

function ZoneRow({ zone, onEdit }: ZoneRowProps) {
  const { name, isActive, isByCourier, isCold, weekdays, worksOnHolidays, capacity, places } = zone;
  const facts = [
    ['Lugares', placesText(places)],
    ['Días', `${weekdaysText(weekdays)}${worksOnHolidays ? ', también festivos' : ''}`],
    ['Pedidos', cutOffText(zone)],
    ['Envío', priceText(zone)],
    ['Cupo', isByCourier || capacity === null ? 'Sin límite' : `${capacity} por día`],
  ] as const;
  return (
    <li className={styles.zone} aria-label={name}>
      <div className={styles.zoneHead}>
        <div className={styles.zoneName}>
          <h3>{name}</h3>
          <StatusText tone={isActive ? 'good' : 'bad'}>{isActive ? 'Activa' : 'Inactiva'}</StatusText>
          <span className={styles.soft}>
            {isByCourier ? 'Transportadora' : 'Ruta propia'}
            {isCold && ', con frío'}
          </span>
        </div>
        <Button aria-label={`Editar ${name}`} onClick={() => onEdit(zone)}>
          Editar
        </Button>
      </div>
      <dl className={styles.zoneFacts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

const NO_ZONES =
  'Todavía no hay zonas: la tienda no dice cuándo llega un pedido ni cobra el envío, y usted lo acuerda con el comprador.';

export function ZoneList() {
  const zones = useQuery(zonesQuery);
  // A snapshot: a reload of the list must not change it.
  const [opened, setOpened] = usePersistedState<DeliveryZone | null>('opened zone', null);
  return (
    <section className={formStyles.officeCard} aria-labelledby="zones">
      <div className={styles.head}>
        <h2 id="zones">Zonas</h2>
        <Button type="primary" onClick={() => setOpened(NEW_ZONE)}>
          Crear zona
        </Button>
      </div>
      {zones.isPending && <LoadingSkeleton />}
      {zones.isError && (
        <LoadFailure
          isPart
          error={zones.error}
          isRetrying={zones.isFetching}
          onRetry={() => void zones.refetch()}
        />
      )}
      {zones.data?.length === 0 && <p>{NO_ZONES}</p>}
      {zones.data && zones.data.length > 0 && (
        <ul className={styles.zones}>
          {zones.data.map((zone) => (
            <ZoneRow key={zone.id} zone={zone} onEdit={setOpened} />
          ))}
        </ul>
      )}
      {opened && <ZoneDialog zone={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
