import { NO_STORE_TEXT } from '@lacteos/contracts/general-texts';
import type { StoreSummary } from '@lacteos/contracts/schemas';
import { chosenStore, emit } from '@lacteos/session-bus';
import { useState } from 'react';
import styles from './layout.module.css';

export function StoreChoice({ stores }: { stores: readonly StoreSummary[] }) {
  const [storeId, setStoreId] = useState(chosenStore);
  if (stores.length === 0) {
    return (
      <p role="status" className={styles['store']}>
        {NO_STORE_TEXT}
      </p>
    );
  }
  if (stores.length === 1) return <p className={styles['store']}>Tienda: {stores[0]?.name}</p>;
  return (
    <p className={styles['store']}>
      <label htmlFor="tienda">Tienda: </label>
      <select
        id="tienda"
        value={storeId ?? ''}
        onChange={({ target }) => {
          setStoreId(Number(target.value));
          emit('store-chosen', { storeId: Number(target.value) });
        }}
      >
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
