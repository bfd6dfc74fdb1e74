import { countText } from '@lacteos/contracts/parsing/count-text';
import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { FormProblem, MoneyField, usePersistedState, useUnsavedGuard } from '@lacteos/ui/antd';
import { Alert, Button, Modal } from 'antd';
import { useState, type ClipboardEvent } from 'react';

import { FieldProblem, failedCall, formStyles, problemLink, useUndoNotice } from '#features/editing';
import { useSetPrices } from '../model/set-prices';
import {
  changedPrices,
  columnOf,
  costProblem,
  pastedPrices,
  priceProblem,
  type GridChange,
  type GridColumn,
  type TypedPrices,
} from '../model/price-grid';
import { MAX_PRICE } from '../model/product-texts';
import styles from './products.module.css';

interface PriceGridProps {
  products: readonly AdminProduct[];
  onDone: () => void;
  onClose: () => void;
}

const FORM_ID = 'price-grid';
const COLUMNS = [
  { column: 'price', title: 'Precio nuevo', label: 'Precio nuevo de', problemOf: priceProblem },
  { column: 'cost', title: 'Costo', label: 'Costo de', problemOf: costProblem },
] as const;
type Typed = Readonly<Record<GridColumn, TypedPrices>>;

const fieldId = (column: GridColumn, id: number) => `${column}-${id}`;
const typedOf = (products: readonly AdminProduct[]): Typed => ({
  price: columnOf(products, 'price'),
  cost: columnOf(products, 'cost'),
});
const pricesText = (count: number) => countText(count, 'precio', 'precios');

/** Undo within ten seconds, unless somebody changed a price meanwhile. */
function useSaving({ onDone, onClose }: Pick<PriceGridProps, 'onDone' | 'onClose'>) {
  const showUndo = useUndoNotice();
  const { mutateAsync: set, isPending } = useSetPrices();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (changes: GridChange<AdminProduct>[]) => {
    setProblem(null);
    try {
      const now = await set(
        changes.map(({ product: { id, version }, ...change }) => ({ id, version, ...change })),
      );
      const versions = new Map(now.map(({ id, version }) => [id, version]));
      const before = changes.map(({ product, cost }) => ({
        id: product.id,
        price: product.price,
        ...(cost === undefined ? {} : { cost: product.cost ?? 0 }),
        version: versions.get(product.id) ?? product.version,
      }));
      showUndo(`${changes.length === 1 ? 'Se cambió' : 'Se cambiaron'} ${pricesText(changes.length)}`, () =>
        set(before),
      );
      onClose();
      onDone();
    } catch (error) {
      const { message, errors } = failedCall(error);
      const current = errors?.['current'] as { name?: string } | undefined;
      setProblem(current?.name ? `${current.name}: ${message}` : message);
    }
  };
  return { save, problem, isPending };
}

interface PriceRowsProps {
  products: readonly AdminProduct[];
  typed: Typed;
  isJudged: boolean;
  onType: (column: GridColumn, id: number, price: FieldNumber) => void;
}

function PriceRows({ products, typed, isJudged, onType }: PriceRowsProps) {
  return (
    <table className={styles.priceGrid}>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Ahora</th>
          {COLUMNS.map(({ column, title }) => (
            <th key={column} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, name, slug, price, cost }) => (
          <tr key={id} data-changed={typed.price[id] !== price || typed.cost[id] !== cost}>
            <th scope="row">
              {name} <small>{slug}</small>
            </th>
            <td>{formatMoney(price)}</td>
            {COLUMNS.map(({ column, title, label, problemOf }) => {
              const field = fieldId(column, id);
              const wrong = isJudged ? problemOf(typed[column][id]) : null;
              return (
                <td key={column} data-label={title}>
                  <MoneyField
                    id={field}
                    {...problemLink(field, wrong ?? undefined)}
                    aria-label={`${label} ${name}`}
                    max={MAX_PRICE}
                    value={typed[column][id] ?? null}
                    onChange={(value) => onType(column, id, value)}
                  />
                  {wrong && <FieldProblem field={field} problem={wrong} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PriceGrid({ products, onDone, onClose }: PriceGridProps) {
  const [typed, setTyped] = usePersistedState('price grid', typedOf(products));
  const [note, setNote] = useState<string | null>(null);
  const [isJudged, setJudged] = useState(false);
  const { save, problem, isPending } = useSaving({ onDone, onClose });
  const changes = changedPrices(products, typed);
  const askToClose = useUnsavedGuard(() => changes.length > 0 && !isPending);
  const setValues = (column: GridColumn, values: TypedPrices) =>
    setTyped((before) => ({ ...before, [column]: { ...before[column], ...values } }));

  const paste = (event: ClipboardEvent<HTMLFormElement>) => {
    const text = event.clipboardData.getData('text');
    const { id: field } = event.target as HTMLElement;
    const column = COLUMNS.find((each) =>
      products.some(({ id }) => fieldId(each.column, id) === field),
    )?.column;
    const from = column && products.find(({ id }) => fieldId(column, id) === field);
    if (!from || text.trim().split(/\r?\n/).length < 2) return;
    event.preventDefault();
    (event.target as HTMLElement).blur();
    const { prices, unknown } = pastedPrices(text, products, from.id);
    setValues(column, prices);
    const pasted = Object.keys(prices).length;
    setNote(
      `${pasted === 1 ? 'Se pegó' : 'Se pegaron'} ${pricesText(pasted)}.${unknown.length > 0 ? ` Sin producto en esta lista: ${unknown.join(', ')}.` : ''}`,
    );
  };
  const submit = () => {
    setJudged(true);
    const [wrong] = products.flatMap(({ id }) =>
      COLUMNS.filter(({ column, problemOf }) => problemOf(typed[column][id])).map(({ column }) =>
        fieldId(column, id),
      ),
    );
    if (wrong) document.getElementById(wrong)?.focus();
    else if (changes.length > 0) void save(changes);
  };

  return (
    <Modal
      open
      width={760}
      title={`Precios de ${countText(products.length, 'producto', 'productos')}, sin IVA`}
      okText={`Guardar ${pricesText(changes.length)}`}
      cancelText="Cancelar"
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, disabled: changes.length === 0 }}
      confirmLoading={isPending}
      mask={{ closable: false }}
      onCancel={() => askToClose(onClose)}
    >
      <form
        id={FORM_ID}
        noValidate
        onPaste={paste}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormProblem className={formStyles.officeFormNotice} problem={problem} />
        <p>Escriba precios y costos, o pegue una columna de una hoja: sola, o con el código delante.</p>
        {note && <Alert className={formStyles.officeFormNotice} type="info" role="status" title={note} />}
        <PriceRows
          products={products}
          typed={typed}
          isJudged={isJudged}
          onType={(column, id, value) => setValues(column, { [id]: value })}
        />
        <Button disabled={changes.length === 0} onClick={() => setTyped(typedOf(products))}>
          Volver a los valores de ahora
        </Button>
      </form>
    </Modal>
  );
}
