import { AntdFrame } from '@lacteos/ui/antd';
import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';

import { drafts, queryClient } from './query-client';

export function InvoicingFrame({ children }: PropsWithChildren) {
  return (
    <AntdFrame drafts={drafts}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AntdFrame>
  );
}
