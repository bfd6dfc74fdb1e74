import { nutritionRows } from '@lacteos/contracts/reference/food-label';
import type { ProductDetails } from '@lacteos/contracts/schemas';
import styles from './food-label.module.css';

const NUMBERS = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 2 });

/** Per 100 g or ml and per portion, as on Colombian labels. */
export function NutritionTable({ facts }: { facts: NonNullable<ProductDetails['nutrition']> }) {
  const { portion, unit, portionName, portionsPerPack } = facts;
  const size = `${NUMBERS.format(portion)} ${unit}`;
  return (
    <div className={styles['nutrition']}>
      <p>
        Tamaño de porción: <strong>{portionName ? `${portionName} (${size})` : size}</strong>
        {portionsPerPack ? (
          <>
            <br />
            Porciones por envase: <strong>{NUMBERS.format(portionsPerPack)}</strong>
          </>
        ) : null}
      </p>
      <table aria-label="Información nutricional">
        <thead>
          <tr>
            <td />
            <th scope="col">{`Por 100\u00a0${unit}`}</th>
            <th scope="col">Por porción</th>
          </tr>
        </thead>
        <tbody>
          {nutritionRows(facts).map(({ key, name, isPart, perHundred, perPortion }) => (
            <tr key={key} data-part={isPart || undefined}>
              <th scope="row">{name}</th>
              <td>{perHundred}</td>
              <td>{perPortion}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
