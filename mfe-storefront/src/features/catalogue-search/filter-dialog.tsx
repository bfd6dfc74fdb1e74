import { moneyKind, numberProblem } from '@lacteos/contracts/parsing/number-kinds';
import { Button, Checkbox, Modal, TextField } from '@lacteos/ui';
import { type FormEvent, useState } from 'react';
import { type CatalogueView, NO_FILTERS } from '@lacteos/contracts/catalogue';
import styles from './filter-sheet.module.css';

const PESOS = moneyKind({ max: 999_999_999 });

/** Whole pesos or null, or the problem. */
function limitOf(text: string): { pesos: number | null; problem: string | undefined } {
  const parsed = PESOS.parse(text);
  if (parsed.kind === 'number') return { pesos: Math.round(parsed.value), problem: undefined };
  return { pesos: null, problem: numberProblem(parsed, PESOS) ?? undefined };
}
const textOf = (pesos: number | null): string =>
  pesos === null ? '' : PESOS.format(pesos).replace(/,00$/, '');

interface FilterDialogProps {
  view: CatalogueView;
  onApply: (patch: Partial<CatalogueView>) => void;
  onClose: () => void;
}

export function FilterDialog({ view, onApply, onClose }: FilterDialogProps) {
  const [from, setFrom] = useState(textOf(view.minPrice));
  const [to, setTo] = useState(textOf(view.maxPrice));
  const [isAvailable, setIsAvailable] = useState(view.isAvailable);
  const [{ pesos: minPrice, problem: fromProblem }, { pesos: maxPrice, problem: toProblem }] = [
    limitOf(from),
    limitOf(to),
  ];
  const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (!isTurned && !fromProblem && !toProblem) onApply({ minPrice, maxPrice, isAvailable });
  };
  return (
    <Modal title="Filtros" onClose={onClose}>
      <form className={styles['form']} data-sheet onSubmit={apply} noValidate>
        <fieldset className={styles['prices']}>
          <legend>Precio con IVA, en pesos</legend>
          <TextField
            label="Desde"
            inputMode="decimal"
            autoComplete="off"
            value={from}
            error={fromProblem}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label="Hasta"
            inputMode="decimal"
            autoComplete="off"
            value={to}
            error={toProblem ?? (isTurned ? 'Debe ser mayor que el precio inicial.' : undefined)}
            onChange={({ target }) => setTo(target.value)}
          />
        </fieldset>
        <Checkbox
          label="Solo productos disponibles"
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
    </Modal>
  );
}
