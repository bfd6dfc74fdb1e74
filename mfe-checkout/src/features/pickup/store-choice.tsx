import { pickupReadyText, pickupUntilText } from '@lacteos/contracts/delivery/pickup-texts';
import type { PickupStore } from '@lacteos/contracts/schemas';
import { sentence } from '@lacteos/contracts/sentence';
import { Alert } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState, LoadingState } from '#features/screen';
import styles from './pickup.module.css';
import { StoreHoursList } from './store-hours-list';
import type { PickupChoice } from './use-pickup-choice';

const missingText = ({ name, available }: PickupStore['missing'][number]): string =>
  available === 0 ? `${name} (agotado allí)` : `${name} (quedan ${available} allí)`;

interface StoreOptionProps {
  store: PickupStore;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

function StoreOption({ store, group, isChosen, onChoose }: StoreOptionProps) {
  const factsId = useId();
  const { name, address, city, hasAll, missing, readyFrom } = store;
  return (
    <li>
      <label className={styles.choice} data-open={hasAll}>
        <input
          type="radio"
          name={group}
          checked={isChosen}
          disabled={!hasAll}
          aria-describedby={factsId}
          onChange={onChoose}
        />
        <span>
          <strong>{name}</strong>
          <br />
          {address}, {city}
          <span id={factsId} className={hasAll ? styles.ready : styles.missing}>
            {hasAll
              ? pickupReadyText(readyFrom, new Date())
              : `Le falta: ${missing.map(missingText).join(', ')}`}
          </span>
        </span>
      </label>
    </li>
  );
}

function ChosenStore({ store }: { store: PickupStore }) {
  return (
    <div className={styles.chosen} role="status">
      <p>
        <strong>{sentence(pickupReadyText(store.readyFrom, new Date()))}</strong>{' '}
        {sentence(pickupUntilText(store.until, new Date()))} Recogerlo no cuesta nada.
      </p>
      <details>
        <summary>Horario de {store.name}</summary>
        <StoreHoursList hours={store.hours} />
      </details>
    </div>
  );
}

export function StoreChoice({ pickup }: { pickup: PickupChoice }) {
  const group = useId();
  const { stores, store, error, isFetching, retry, chooseStore } = pickup;
  if (!stores)
    return error ? (
      <ErrorState isPart error={error} isRetrying={isFetching} onRetry={retry} />
    ) : (
      <LoadingState rows={3} />
    );
  if (stores.length === 0)
    return (
      <Alert
        type="info"
        showIcon
        title="Por ahora ninguna tienda aliada entrega pedidos. Elija a domicilio."
      />
    );
  const hasAny = stores.some(({ hasAll }) => hasAll);
  return (
    <>
      {hasAny ? null : (
        <Alert
          type="warning"
          showIcon
          title="Ninguna tienda tiene todo lo de su carrito"
          description={<Link to="/cart">Ajustar el carrito</Link>}
        />
      )}
      <fieldset className={styles.stores}>
        <legend>¿En qué tienda lo recoge?</legend>
        <ul>
          {stores.map((each) => (
            <StoreOption
              key={each.id}
              store={each}
              group={group}
              isChosen={each.id === store?.id}
              onChoose={() => chooseStore(each.id)}
            />
          ))}
        </ul>
      </fieldset>
      {store ? <ChosenStore store={store} /> : null}
    </>
  );
}
