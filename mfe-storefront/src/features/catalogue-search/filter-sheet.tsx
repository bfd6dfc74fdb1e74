import { Button, Checkbox, Modal, TextField } from '@lacteos/ui';
import { type FormEvent, useState } from 'react';
import { type CatalogueView, filterCountOf, NO_FILTERS } from '#features/catalogue';
import styles from './filter-sheet.module.css';
import type { ChangeView } from './use-catalogue-view';

interface FilterSheetProps {
  view: CatalogueView;
  change: ChangeView;
}

const DIGITS = /\D/g;
const MAX_DIGITS = 9;

/** Points and blanks of a typed amount are left out; nothing typed is no limit. */
const pesosOf = (text: string): number | null => {
  const digits = text.replace(DIGITS, '').slice(0, MAX_DIGITS);
  return digits === '' ? null : Number(digits);
};
const textOf = (pesos: number | null): string => (pesos === null ? '' : String(pesos));

function FilterForm({
  view,
  onApply,
}: {
  view: CatalogueView;
  onApply: (patch: Partial<CatalogueView>) => void;
}) {
  const [from, setFrom] = useState(textOf(view.minPrice));
  const [to, setTo] = useState(textOf(view.maxPrice));
  const [isAvailable, setIsAvailable] = useState(view.isAvailable);
  const [minPrice, maxPrice] = [pesosOf(from), pesosOf(to)];
  const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (!isTurned) onApply({ minPrice, maxPrice, isAvailable });
  };
  return (
    <form className={styles['form']} onSubmit={apply} noValidate>
      <fieldset className={styles['prices']}>
        <legend>Precio con IVA, en pesos</legend>
        <TextField
          label="Desde"
          inputMode="numeric"
          autoComplete="off"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label="Hasta"
          inputMode="numeric"
          autoComplete="off"
          value={to}
          error={isTurned ? 'Debe ser mayor que el precio desde el que busca.' : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
      </fieldset>
      <Checkbox
        label="Solo lo que hay ahora"
        checked={isAvailable}
        onChange={({ target }) => setIsAvailable(target.checked)}
      />
      <div className="ui-modal__actions">
        <Button look="secondary" onClick={() => onApply(NO_FILTERS)}>
          Quitar filtros
        </Button>
        <Button type="submit">Ver productos</Button>
      </div>
    </form>
  );
}

/** Price and availability of the store list; a sheet from below on a phone. */
export function FilterSheet({ view, change }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCountOf(view);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        data-is-active={count > 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Filtros
        {count > 0 ? (
          <span className={styles['count']}>
            {count}
            <span className="visually-hidden">{count === 1 ? ' activo' : ' activos'}</span>
          </span>
        ) : null}
      </button>
      {isOpen ? (
        <Modal title="Filtros" onClose={() => setIsOpen(false)}>
          <FilterForm
            view={view}
            onApply={(patch) => {
              setIsOpen(false);
              change(patch);
            }}
          />
        </Modal>
      ) : null}
    </>
  );
}
