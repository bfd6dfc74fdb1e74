import type { ApiError } from '@lacteos/api-client';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { invoiceRequestQuery } from '#features/invoice-creation';
import { fieldsOfRequest, type FormStart, type StoredDraft, readDraft } from '#features/invoice-form';

const EDIT = 'edit';

type Start =
  | { kind: 'ready'; start: FormStart | null }
  | { kind: 'reading' }
  | { kind: 'failed'; error: ApiError; isRetrying: boolean; retry: () => void }
  | { kind: 'elsewhere'; address: string };

/** The address's invoice is read from the server, so that a reload goes on; else the form that was left. */
export function useFormStart(lost: StoredDraft | null): Start & { forget: () => void } {
  const [address, setAddress] = useSearchParams();
  const id = Number(address.get(EDIT));
  const isEdit = Number.isInteger(id) && id > 0;
  const left = lost ?? readDraft(isEdit ? id : undefined);
  const request = useQuery({ ...invoiceRequestQuery(id), enabled: isEdit && left === null });
  const forget = () => setAddress({}, { replace: true });
  if (left) return { kind: 'ready', start: { draft: left, isTyped: true }, forget };
  if (!isEdit) return { kind: 'ready', start: null, forget };
  if (request.isPending) return { kind: 'reading', forget };
  if (request.isError) {
    const retry = () => void request.refetch();
    return { kind: 'failed', error: request.error, isRetrying: request.isFetching, retry, forget };
  }
  if (request.data.orderId !== undefined)
    return { kind: 'elsewhere', address: `/admin/invoices_list?document=${id}`, forget };
  const invoice = fieldsOfRequest(request.data, colombianDay(new Date()));
  return {
    kind: 'ready',
    start: { draft: { invoice, customer: null, edited: id }, isTyped: false },
    forget,
  };
}
