import { useOfficeBar, useOfficePages } from '@lacteos/remote-kit';
import { OfficeLayout } from '@lacteos/ui/office';
import type { PropsWithChildren } from 'react';

import { InvoicingFrame } from './invoicing-frame';

/** What every page of this remote stands in: the frame of all its parts and the office's menu. */
export function InvoicingPageFrame({ children }: PropsWithChildren) {
  return (
    <InvoicingFrame>
      <OfficeLayout pages={useOfficePages()} bar={useOfficeBar()}>
        {children}
      </OfficeLayout>
    </InvoicingFrame>
  );
}
