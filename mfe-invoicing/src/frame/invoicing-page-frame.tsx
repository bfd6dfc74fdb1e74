import { RemoteComponent, useOfficeBar, useOfficePages } from '@lacteos/remote-kit';
import { OfficeLayout } from '@lacteos/ui/office';
import type { PropsWithChildren } from 'react';

import { InvoicingFrame } from './invoicing-frame';
import styles from './invoicing-page-frame.module.css';

// Nobody misses notices that do not load.
const ignore = () => undefined;

export function InvoicingPageFrame({ children }: PropsWithChildren) {
  return (
    <InvoicingFrame>
      <OfficeLayout pages={useOfficePages()} bar={useOfficeBar()}>
        {children}
        <div className={styles.notices}>
          <RemoteComponent
            remote="mfe-backoffice"
            name="OfficeNotices"
            contract={1}
            props={{}}
            onUnavailable={ignore}
          />
        </div>
      </OfficeLayout>
    </InvoicingFrame>
  );
}
