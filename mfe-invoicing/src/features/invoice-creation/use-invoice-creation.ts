import type { InvoiceFinding, InvoiceState } from '@lacteos/contracts/schemas';
import { ApiError } from '@lacteos/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { checkInvoice, createInvoice, editInvoice, invoiceStateQuery } from './invoice-calls';
import { RequestKeys } from './request-keys';
import { isBlocked, uncheckedFinding } from './preflight';

export interface InvoiceCreation {
  isBusy: boolean;
  findings: InvoiceFinding[];
  error: ApiError | null;
  invoice: InvoiceState | null;
  /** Checks, and sends when nothing was found. `isAccepted`: the person has read the warnings. */
  submit: (request: object, isAccepted?: boolean) => Promise<void>;
}

/** Refused while the call waited; `errors.invoiceId` names the invoice. */
const REJECTED = 'SIIGO.INVOICE_REJECTED';

const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  throw error;
};

const SERVER_FAULT = 500;

// An unavailable check does not block sending; a refused request or a lost network does.
export const findingsOf = async (request: object): Promise<InvoiceFinding[]> => {
  try {
    return await checkInvoice(request);
  } catch (failure) {
    const error = asApiError(failure);
    if (error.status < SERVER_FAULT) throw error;
    return [uncheckedFinding(error.message)];
  }
};

/** Checks and sends; ignores a second press. `edited` changes that invoice. */
export function useInvoiceCreation(edited: number | null = null): InvoiceCreation {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const keys = useRef(new RequestKeys());
  const [isBusy, setBusy] = useState(false);
  const [findings, setFindings] = useState<InvoiceFinding[]>([]);
  const [error, setError] = useState<ApiError | null>(null);
  const [invoice, setInvoice] = useState<InvoiceState | null>(null);

  /** Shows its reasons and the way out. */
  const refused = async ({ code, errors }: ApiError): Promise<InvoiceState | null> => {
    const id = code === REJECTED ? Number(errors?.['invoiceId']) : Number.NaN;
    return Number.isInteger(id) ? queries.fetchQuery(invoiceStateQuery(id)).catch(() => null) : null;
  };
  const send = async (request: object, isAccepted: boolean) => {
    const found = await findingsOf(request);
    setFindings(found);
    if (isBlocked(found) || (found.length > 0 && !isAccepted)) return;
    const made = await (edited === null
      ? createInvoice(request, keys.current.keyFor(request))
      : editInvoice(edited, request));
    queries.setQueryData(invoiceStateQuery(made.id).queryKey, made);
    setInvoice(made);
  };

  const submit = async (request: object, isAccepted = false) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setError(null);
    try {
      await send(request, isAccepted);
    } catch (failure) {
      const failed = asApiError(failure);
      setError(failed);
      setInvoice(await refused(failed));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, findings, error, invoice, submit };
}
