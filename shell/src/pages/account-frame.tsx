import { BRAND } from '@lacteos/contracts/brand/brand';
import type { ReactNode } from 'react';
import { LogoMark } from '../layout/logo';
import styles from './account.module.css';
import { PageSection } from '../layout/page-section';

const PROMISES = [
  'Leche de hatos vecinos, del ordeño a su nevera en menos de dos días',
  'Siempre en cadena de frío',
  'Sus pedidos y su historial en un solo lugar',
] as const;

export function AccountFrame({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <PageSection>
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
    </PageSection>
  );
}
