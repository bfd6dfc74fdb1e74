import '@testing-library/jest-dom';

import { AntdFrame } from '@lacteos/ui/antd';
import { someDrafts } from '@lacteos/ui/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';

import { queryClient } from '#frame/query-client';
import { openAt, write } from '#testing/open-page';
import { MailForm } from './invoice-action-forms';

it('addresses typed for the mail of an invoice are restored after the session ended [N-17-556]', async () => {
  const drafts = someDrafts();
  const formOf = (id: number) => (
    <AntdFrame drafts={drafts}>
      <QueryClientProvider client={queryClient}>
        <MailForm invoice={{ id, name: 'FV-3-457' }} />
      </QueryClientProvider>
    </AntdFrame>
  );
  const { unmount } = openAt('/admin/invoices_list', formOf(9));
  write('Enviar por correo a', 'contabilidad@queseria.test');
  drafts.lose();
  unmount();
  const other = openAt('/admin/invoices_list', formOf(10));
  expect(await screen.findByLabelText('Enviar por correo a')).toHaveValue('');
  other.unmount();
  openAt('/admin/invoices_list', formOf(9));
  expect(await screen.findByDisplayValue('contabilidad@queseria.test')).toBeVisible();
});
