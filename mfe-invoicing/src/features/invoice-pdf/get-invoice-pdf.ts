import { api } from '@lacteos/api-client';

/** By SIIGO's id or ours, as base64. */
export const getInvoicePdf = (id: string): Promise<string> =>
  api.get<string>(`/siigo/invoice/${encodeURIComponent(id)}/pdf`);

/** @throws DOMException when it is not base64 */
export function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}
