import { arrivalText, outsideText, shippingText } from '@lacteos/contracts/delivery/delivery-texts';
import type { DeliveryPromise } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, StatusText } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';

import { formStyles } from '#features/editing';
import { dayLabel } from '../model/day-label';
import { promiseQuery } from '../model/zone-calls';
import { placeText } from '../model/zone-texts';
import { MunicipalitySelect } from './place-select';
import styles from './zones.module.css';

const VILLAVICENCIO = '50001';

const Days = ({ days, now }: Pick<DeliveryPromise, 'days' | 'now'>) => (
  <ul className={styles.days} aria-label="Próximos días">
    {days.map((each) => (
      <li key={each.day}>
        <StatusText tone={each.isOpen ? 'good' : 'bad'}>{each.isOpen ? 'Abierto' : 'Cerrado'}</StatusText>
        <span>{dayLabel(each, now)}</span>
      </li>
    ))}
  </ul>
);

function Shown({ promise }: { promise: DeliveryPromise }) {
  if (!promise.isConfigured) return <p>No hay zonas activas: la tienda no dice nada.</p>;
  if (!promise.zone)
    return (
      <>
        <p>{outsideText(promise)}</p>
        <ul>
          {promise.nearestStores.map(({ id, name, address }) => (
            <li key={id}>
              {name}, {address}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p className={styles.promise}>
        {[arrivalText(promise), shippingText(promise)].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.soft}>
        Zona {promise.zone.name}, el {formatMoment(promise.now)}
      </p>
      <Days days={promise.days} now={promise.now} />
    </>
  );
}

/** Shows the promise of a place as the shop says it now. */
export function PromisePreview() {
  const id = useId();
  const [cityCode, setCityCode] = useState(VILLAVICENCIO);
  const promise = useQuery(promiseQuery(cityCode));
  return (
    <section className={formStyles.officeCard} aria-label={`Así se ve hoy en ${placeText(cityCode)}`}>
      <h2>Así se ve hoy en {placeText(cityCode)}</h2>
      <div className={styles.previewTools}>
        <label htmlFor={id}>Municipio</label>
        <MunicipalitySelect id={id} value={cityCode} onChange={setCityCode} />
        <Button loading={promise.isFetching} onClick={() => void promise.refetch()}>
          Actualizar
        </Button>
      </div>
      {promise.isPending && <LoadingSkeleton />}
      {promise.isError && (
        <LoadFailure
          isPart
          error={promise.error}
          isRetrying={promise.isFetching}
          onRetry={() => void promise.refetch()}
        />
      )}
      {promise.data && <Shown promise={promise.data} />}
    </section>
  );
}
