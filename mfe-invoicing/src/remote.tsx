import { defineRemote } from '@lacteos/remote-kit';
import { lazy } from 'react';

const InvoiceTypesPage = lazy(async () => {
  const { InvoiceTypesPage: page } = await import('./pages/invoice-types/invoice-types-page');
  return { default: page };
});

/** What this remote gives to the shell: its pages by the routes of `remote.manifest.json`. */
export const remote = defineRemote({
  contract: 1,
  pages: { '/admin/invoice_type': InvoiceTypesPage },
});
