import { useEffect, useId, useRef } from 'react';
import {
  type CatalogueView,
  FAMILY_CHOICES,
  type OrderName,
  ORDERS,
  OWN_ORDER,
  queryOf,
} from '@lacteos/contracts/catalogue';
import styles from './catalogue-search.module.css';
import { FilterSheet } from './filter-sheet';
import { SearchField } from './search-field';
import type { ChangeView } from './use-catalogue-view';

interface CatalogueSearchProps {
  view: CatalogueView;
  change: ChangeView;
}

const CLEAR_OF_EDGE_PX = 8;

function useScrollToChosen(family: CatalogueView['family']) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !chosen) return;
    const most = chosen.offsetLeft - row.current.offsetLeft - CLEAR_OF_EDGE_PX;
    const least = most + chosen.offsetWidth + 2 * CLEAR_OF_EDGE_PX - row.current.clientWidth;
    row.current.scrollLeft = Math.min(most, Math.max(row.current.scrollLeft, least));
  }, [family]);
  return row;
}

function FamilyChoice({ view, change }: CatalogueSearchProps) {
  const row = useScrollToChosen(view.family);
  return (
    <div ref={row} role="group" aria-label="Filtrar por familia" className={styles['families']}>
      {FAMILY_CHOICES.map(({ family, label }) => (
        <button
          key={family}
          type="button"
          className={styles['family']}
          aria-pressed={view.family === family}
          onClick={() => change({ family })}
        >
          {label}
        </button>
      ))}
      <noscript>
        {FAMILY_CHOICES.map(({ family, label }) => (
          <a
            key={family}
            className={styles['family']}
            href={`/products?${queryOf({ ...view, family, page: 1 })}`}
            aria-current={view.family === family ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </noscript>
    </div>
  );
}

function OrderChoice({ view, change }: CatalogueSearchProps) {
  const id = useId();
  return (
    <div className={styles['order']}>
      <label htmlFor={id}>Ordenar por</label>
      <select
        id={id}
        className="ui-input"
        value={view.order ?? ''}
        onChange={({ target }) => change({ order: (target.value || null) as OrderName | null })}
      >
        <option value="">{OWN_ORDER}</option>
        {Object.entries(ORDERS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <FilterSheet view={view} change={change} />
    </div>
  );
}

export function CatalogueSearch({ view, change }: CatalogueSearchProps) {
  return (
    <div className={styles['bar']}>
      <SearchField value={view.search} onSearch={(search) => change({ search }, view.search !== '')} />
      <FamilyChoice view={view} change={change} />
      <OrderChoice view={view} change={change} />
    </div>
  );
}
