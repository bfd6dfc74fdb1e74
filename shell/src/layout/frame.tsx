import type { ReactNode } from 'react';
import '../styles/shell.css';
import styles from './layout.module.css';
import { ClosedFooter, ClosedHeader } from './closed-frame';
import { OfflineNotice } from './offline-notice';
import { PolicyQuestion } from '../policy/policy-question';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { UnverifiedAddress } from '../verification/unverified-address';
import { useIsClosedPage } from './use-is-closed-page';
import { useIsOfficePage } from './use-is-office-page';

export function Frame({ children }: { children: ReactNode }) {
  const isOffice = useIsOfficePage();
  const isClosed = useIsClosedPage();
  return (
    <>
      <a className={styles['skipLink']} href="#contenido">
        Saltar al contenido
      </a>
      {isClosed ? <ClosedHeader /> : <SiteHeader isOffice={isOffice} />}
      <OfflineNotice />
      {isOffice ? null : <UnverifiedAddress />}
      {isOffice ? null : <PolicyQuestion />}
      <main id="contenido" tabIndex={-1} className={isOffice ? styles['officeMain'] : undefined}>
        {children}
      </main>
      {isOffice || isClosed ? null : <SiteFooter />}
      {isClosed ? <ClosedFooter /> : null}
    </>
  );
}
