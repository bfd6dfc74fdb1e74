import { type ApiError, loadHttp, toFileError } from '@lacteos/api-client';

import { filledFilters, type InvoiceFilters } from './invoice-filters';

export type InvoiceFileFormat = 'xlsx' | 'csv';

const nameIn = (disposition: unknown): string | undefined =>
  typeof disposition === 'string' ? /filename="([^"]+)"/.exec(disposition)?.[1] : undefined;

/** Saves the file and returns its name. @throws ApiError */
export async function exportInvoices(filters: InvoiceFilters, format: InvoiceFileFormat): Promise<string> {
  const { invoice_id: _ofOne, ...params } = filledFilters(filters);
  try {
    const http = await loadHttp();
    const { data, headers } = await http.get<Blob>('/siigo/invoices/export', {
      params: { ...params, format },
      responseType: 'blob',
      timeout: 0,
    });
    const name = nameIn(headers['content-disposition']) ?? `facturas.${format}`;
    saveFile(new Blob([data]), name);
    return name;
  } catch (error) {
    throw (await toFileError(error)) as ApiError;
  }
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
