import type { ApiError } from '@lacteos/api-client';
import { useMutation } from '@tanstack/react-query';
import { App, Button, Dropdown } from 'antd';

import { exportInvoices, type InvoiceFileFormat } from '../model/export-invoices';
import type { InvoiceFilters } from '../model/invoice-filters';

const FORMATS = [
  { key: 'xlsx', label: 'Excel (XLSX)' },
  { key: 'csv', label: 'CSV' },
];

export function ExportInvoicesMenu({ filters }: { filters: InvoiceFilters }) {
  const { notification } = App.useApp();
  const { mutate, isPending } = useMutation<string, ApiError, InvoiceFileFormat>({
    mutationFn: (format) => exportInvoices(filters, format),
    onSuccess: (name) => notification.success({ title: `Se descargó ${name}`, role: 'status' }),
    onError: ({ message }) => notification.error({ title: message, role: 'alert', duration: 0 }),
  });
  return (
    <Dropdown
      trigger={['click']}
      disabled={isPending}
      menu={{ items: FORMATS, onClick: ({ key }) => mutate(key as InvoiceFileFormat) }}
    >
      <Button loading={isPending}>Exportar</Button>
    </Dropdown>
  );
}
