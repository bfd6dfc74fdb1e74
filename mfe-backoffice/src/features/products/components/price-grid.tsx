import type { AdminProduct, FieldNumber } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { MoneyField } from '@lacteos/ui/antd';
import { Alert, Button, Modal } from 'antd';
import { useState, type ClipboardEvent } from 'react';

import { FieldProblem, failedCall, formStyles, problemLink, useUndoNotice } from '#features/editing';
import { useSetPrices } from '../api/set-prices';
import { changedPrices, pastedPrices, priceProblem, pricesOf, type TypedPrices } from '../model/price-grid';
import { MAX_PRICE } from '../model/product-texts';
import styles from './products.module.css';

interface PriceGridProps {
  products: readonly AdminProduct[];
  onDone: () => void;
  onClose: () => void;
}

const FORM_ID = 'price-grid';
const fieldId = (id: number) => `price-${id}`;
const countText = (count: number) => `${count} ${count === 1 ? 'precio' : 'precios'}`;

/** Saves the grid; what was there before comes back within ten seconds, unless somebody changed it meanwhile. */
function useSaving({ onDone, onClose }: Pick<PriceGridProps, 'onDone' | 'onClose'>) {
  const showUndo = useUndoNotice();
  const { mutateAsync: set, isPending } = useSetPrices();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (changes: { product: AdminProduct; price: number }[]) => {
    setProblem(null);
    try {
      const now = await set(changes.map(({ product: { id, version }, price }) => ({ id, price, version })));
      const versions = new Map(now.map(({ id, version }) => [id, version]));
      const before = changes.map(({ product: { id, price, version } }) => ({
        id,
        price,
        version: versions.get(id) ?? version,
      }));
      showUndo(`Se cambiaron ${countText(changes.length)}`, () => set(before));
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
  typed: TypedPrices;
  isJudged: boolean;
  onType: (id: number, price: FieldNumber) => void;
}

function PriceRows({ products, typed, isJudged, onType }: PriceRowsProps) {
  return (
    <table className={styles.priceGrid}>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Ahora</th>
          <th scope="col">Precio nuevo</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, name, slug, price }) => {
          const wrong = isJudged ? priceProblem(typed[id]) : null;
          return (
            <tr key={id} data-changed={typed[id] !== price}>
              <th scope="row">
                {name} <small>{slug}</small>
              </th>
              <td>{formatMoney(price)}</td>
              <td>
                <MoneyField
                  id={fieldId(id)}
                  {...problemLink(fieldId(id), wrong ?? undefined)}
                  aria-label={`Precio nuevo de ${name}`}
                  max={MAX_PRICE}
                  value={typed[id] ?? null}
                  onChange={(value) => onType(id, value)}
                />
                {wrong && <FieldProblem field={fieldId(id)} problem={wrong} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Prices of several products side by side: typed, or pasted as a column. */
export function PriceGrid({ products, onDone, onClose }: PriceGridProps) {
  const [typed, setTyped] = useState(() => pricesOf(products));
  const [note, setNote] = useState<string | null>(null);
  const [isJudged, setJudged] = useState(false);
  const { save, problem, isPending } = useSaving({ onDone, onClose });
  const changes = changedPrices(products, typed);
  const type = (id: number, price: FieldNumber) => setTyped((before) => ({ ...before, [id]: price }));

  const paste = (event: ClipboardEvent<HTMLFormElement>) => {
    const text = event.clipboardData.getData('text');
    const from = products.find(({ id }) => fieldId(id) === (event.target as HTMLElement).id);
    if (!from || text.trim().split(/\r?\n/).length < 2) return;
    event.preventDefault();
    (event.target as HTMLElement).blur();
    const { prices, unknown } = pastedPrices(text, products, from.id);
    setTyped((before) => ({ ...before, ...prices }));
    setNote(
      `Se pegaron ${countText(Object.keys(prices).length)}.${unknown.length > 0 ? ` Sin producto en esta lista: ${unknown.join(', ')}.` : ''}`,
    );
  };
  const submit = () => {
    setJudged(true);
    const wrong = products.find(({ id }) => priceProblem(typed[id]));
    if (wrong) document.getElementById(fieldId(wrong.id))?.focus();
    else if (changes.length > 0) void save(changes);
  };

  return (
    <Modal
      open
      width={760}
      title={`Precios de ${products.length} productos, sin IVA`}
      okText={`Guardar ${countText(changes.length)}`}
      cancelText="Cancelar"
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, disabled: changes.length === 0 }}
      confirmLoading={isPending}
      mask={{ closable: false }}
      onCancel={onClose}
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
        {problem && (
          <Alert className={formStyles.officeFormNotice} type="error" showIcon role="alert" title={problem} />
        )}
        <p>Escriba los precios, o pegue una columna de una hoja: sola, o con el código delante.</p>
        {note && <Alert className={formStyles.officeFormNotice} type="info" role="status" title={note} />}
        <PriceRows products={products} typed={typed} isJudged={isJudged} onType={type} />
        <Button disabled={changes.length === 0} onClick={() => setTyped(pricesOf(products))}>
          Volver a los precios de ahora
        </Button>
      </form>
    </Modal>
  );
}
