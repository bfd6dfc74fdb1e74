import type { ReactNode } from 'react';
import '../styles/shell.css';
import styles from './layout.module.css';
import { OfflineNotice } from './offline-notice';
import { PolicyQuestion } from '../policy/policy-question';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { UnverifiedAddress } from '../verification/unverified-address';
import { useIsOfficePage } from './use-is-office-page';

export function Frame({ children }: { children: ReactNode }) {
  const isOffice = useIsOfficePage();
  return (
    <>
      <a className={styles['skipLink']} href="#contenido">
        Saltar al contenido
      </a>
      <SiteHeader isOffice={isOffice} />
      <OfflineNotice />
      {isOffice ? null : <UnverifiedAddress />}
      {isOffice ? null : <PolicyQuestion />}
      <main id="contenido" tabIndex={-1} className={isOffice ? styles['officeMain'] : undefined}>
        {children}
      </main>
      {isOffice ? null : <SiteFooter />}
    </>
  );
}
