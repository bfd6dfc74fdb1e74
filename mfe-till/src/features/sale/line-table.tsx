import { toPesos } from '@lacteos/contracts/money/money';
import { Button, formatMoney } from '@lacteos/ui';
import { useEffect, useRef } from 'react';
import { addUnits, lineTotal, withUnits, type SaleLine } from './sale-lines';
import styles from './sale.module.css';

interface LineTableProps {
  lines: readonly SaleLine[];
  onChange: (lines: readonly SaleLine[]) => void;
  /** After a removal the focus goes back to the field. */
  onRemoved: () => void;
}

function LineRow({ line, lines, onChange, onRemoved }: LineTableProps & { line: SaleLine }) {
  const { product, quantity } = line;
  const isFull = addUnits(lines, product, 1).kind !== 'added';
  const change = (units: number) => {
    onChange(withUnits(lines, product, units));
    if (units === 0) onRemoved();
  };
  return (
    <tr>
      <th scope="row">
        {product.name} <small>{product.slug}</small>
      </th>
      <td className={styles.units}>
        <Button
          look="quiet"
          aria-label={`Quitar una unidad de ${product.name}`}
          onClick={() => change(quantity - 1)}
        >
          −
        </Button>
        <span>{quantity}</span>
        <Button
          look="quiet"
          aria-label={`Agregar una unidad de ${product.name}`}
          disabled={isFull}
          onClick={() => change(quantity + 1)}
        >
          +
        </Button>
      </td>
      <td className={styles.unitPrice}>{formatMoney(product.price)}</td>
      <td>
        <strong>{formatMoney(toPesos(lineTotal(line)))}</strong>
      </td>
      <td>
        <Button look="quiet" aria-label={`Quitar ${product.name}`} onClick={() => change(0)}>
          ×
        </Button>
      </td>
    </tr>
  );
}

/** The line added last stays in view. */
export function LineTable(props: LineTableProps) {
  const { lines } = props;
  const end = useRef<HTMLTableSectionElement>(null);
  const count = lines.length;
  // In braces: browsers return a promise, which is no clean-up.
  useEffect(() => {
    void end.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  if (count === 0) return <p className={styles.empty}>Todavía no hay productos en esta venta.</p>;
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className={styles.lines} role="region" aria-label="Productos de la venta" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col" className={styles.unitPrice}>
              Precio
            </th>
            <th scope="col">Total</th>
            <th scope="col">
              <span className="visually-hidden">Quitar</span>
            </th>
          </tr>
        </thead>
        <tbody ref={end}>
          {lines.map((line) => (
            <LineRow key={line.product.id} {...props} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
