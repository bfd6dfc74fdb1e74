import { countText, unitsText } from '@lacteos/contracts/parsing/count-text';
import type { PickLine } from '@lacteos/contracts/schemas';
import { Button } from 'antd';

import { formStyles } from '#features/editing';
import styles from '../stops/plan.module.css';

interface PickListProps {
  lines: readonly PickLine[];
  onPrint: () => void;
}

export function PickList({ lines, onPrint }: PickListProps) {
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  return (
    <section className={formStyles.officeCard} aria-labelledby="pick-list">
      <div className={styles.cardHead}>
        <h3 id="pick-list">Por alistar</h3>
        <span className={styles.soft}>
          {countText(lines.length, 'producto', 'productos')}, {unitsText(units)}
        </span>
        {lines.length > 0 && <Button onClick={onPrint}>Imprimir alistamiento</Button>}
      </div>
      {lines.length === 0 ? (
        <p className={styles.soft}>No falta nada por alistar.</p>
      ) : (
        <table className={styles.picks}>
          <thead>
            <tr>
              <th scope="col">Producto</th>
              <th scope="col">Unidades</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ productId, name, presentation, units: count, isCold }) => (
              <tr key={productId}>
                <th scope="row">
                  {name} <small>{presentation}</small>
                  {isCold && <small> · Frío</small>}
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
