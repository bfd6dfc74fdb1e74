import type { ShownPartner } from '@lacteos/contracts/schemas';
import { Button, SelectField } from '@lacteos/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sectionStyles } from '#features/screen';
import { nearStores, townsOf } from './near-stores';
import styles from './partners.module.css';
import { StoreCard } from './store-card';
import { usePosition } from './use-position';

const countText = (count: number, isNear: boolean): string =>
  `${count === 1 ? '1 tienda' : `${count} tiendas`}${isNear ? ', de la más cercana a la más lejana' : ''}`;

interface StoreFinderProps {
  stores: readonly ShownPartner[];
  heading: 'h2' | 'h3';
  max?: number;
}

/** Asks for the position only on press. */
export function StoreFinder({ stores, heading, max = Infinity }: StoreFinderProps) {
  const [town, setTown] = useState('');
  const { position, isAsking, problem, locate } = usePosition();
  const found = nearStores(stores, town, position);
  const towns = townsOf(stores);
  return (
    <>
      <div className={styles['finder']}>
        <SelectField
          id="tiendas-ciudad"
          label="Ciudad"
          placeholder="Todas las ciudades"
          options={towns.map((name) => ({ value: name, label: name }))}
          value={town}
          onChange={({ target }) => setTown(target.value)}
        />
        <Button
          look="secondary"
          isPending={isAsking}
          onClick={() => {
            setTown('');
            locate();
          }}
        >
          Ver las más cercanas
        </Button>
        <p className={styles['finderNote']}>
          {problem ?? 'Su navegador le pedirá permiso; su ubicación no sale de este dispositivo.'}
        </p>
      </div>
      <p role="status" className={styles['count']}>
        {countText(found.length, position !== null)}
      </p>
      <ul className={sectionStyles['cards']}>
        {found.slice(0, max).map((near) => (
          <StoreCard key={near.store.id} near={near} heading={heading} />
        ))}
      </ul>
      {found.length > max ? (
        <p>
          <Link to="/partner">Ver las {found.length} tiendas</Link>
        </p>
      ) : null}
    </>
  );
}
