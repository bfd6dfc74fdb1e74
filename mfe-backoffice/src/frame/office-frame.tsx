import { useOfficeBar, useOfficePages } from '@lacteos/remote-kit';
import { AntdFrame } from '@lacteos/ui/antd';
import { OfficeLayout } from '@lacteos/ui/office';
import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';

import { OfficeKeys } from '#features/keyboard';
import { OfficeNotices } from './office-notices';
import { drafts, queryClient } from './query-client';

export function OfficeProviders({ children }: PropsWithChildren) {
  return (
    <AntdFrame drafts={drafts}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AntdFrame>
  );
}

export function OfficeFrame({ children }: PropsWithChildren) {
  return (
    <OfficeProviders>
      <OfficeLayout pages={useOfficePages()} bar={useOfficeBar()}>
        {children}
        <OfficeKeys />
        <OfficeNotices />
      </OfficeLayout>
    </OfficeProviders>
  );
}
