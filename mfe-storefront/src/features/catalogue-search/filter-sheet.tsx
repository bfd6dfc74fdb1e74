import { useState } from 'react';
import { type CatalogueView, filterCountOf } from '@lacteos/contracts/catalogue';
import { useOnDemand } from '#features/screen';
import styles from './filter-sheet.module.css';
import type { ChangeView } from './use-catalogue-view';

interface FilterSheetProps {
  view: CatalogueView;
  change: ChangeView;
}

const loadDialog = async () =>
  (await import(/* webpackChunkName: "on-demand" */ './filter-dialog')).FilterDialog;

export function FilterSheet({ view, change }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, request] = useOnDemand(loadDialog);
  const count = filterCountOf(view);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        data-is-active={count > 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => {
          request();
          setIsOpen(true);
        }}
      >
        Filtros
        {count > 0 ? (
          <span className={styles['count']}>
            {count}
            <span className="visually-hidden">{count === 1 ? ' activo' : ' activos'}</span>
          </span>
        ) : null}
      </button>
      {isOpen && Dialog ? (
        <Dialog
          view={view}
          onClose={() => setIsOpen(false)}
          onApply={(patch) => {
            setIsOpen(false);
            change(patch);
          }}
        />
      ) : null}
    </>
  );
}
