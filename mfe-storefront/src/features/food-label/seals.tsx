import { FRONT_SEAL_TEXTS, type FrontSeal } from '@lacteos/contracts/reference/food-label';
import styles from './seals.module.css';

/** Black octagons, as on the pack. */
export function Seals({ seals }: { seals: readonly FrontSeal[] }) {
  return (
    <ul className={styles['seals']} aria-label="Sellos de advertencia">
      {seals.map((seal) => {
        const [first = '', ...rest] = FRONT_SEAL_TEXTS[seal].split(' ');
        const isExcess = first === 'Exceso';
        return (
          <li key={seal}>
            <span className={styles['rim']}>
              <span className={styles['face']}>
                {first} {isExcess ? rest[0] : ''} <strong>{rest.slice(isExcess ? 1 : 0).join(' ')}</strong>
              </span>
            </span>
            <small aria-hidden="true">MinSalud</small>
          </li>
        );
      })}
    </ul>
  );
}
