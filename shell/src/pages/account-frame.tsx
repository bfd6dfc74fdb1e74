import { BRAND } from '@lacteos/contracts';
import type { ReactNode } from 'react';
import { LogoMark } from '../layout/logo';
import styles from './account.module.css';

const PROMISES = [
  'Leche de hatos vecinos, de la ordeña a su nevera en menos de dos días',
  'Siempre en cadena de frío',
  'Sus pedidos y su historial en un solo lugar',
] as const;

/** The card of an account page, with a word of the dairy beside it where there is room. */
export function AccountFrame({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <section className="page">
      <div className={isWide ? styles['frameWide'] : styles['frame']}>
        <div className={styles['aside']}>
          <LogoMark />
          <p className={styles['slogan']}>{BRAND.slogan}</p>
          <ul>
            {PROMISES.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
        <div className={styles['card']}>{children}</div>
      </div>
    </section>
  );
}
