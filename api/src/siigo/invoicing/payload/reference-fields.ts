import type { SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { referenceMark } from '../document/document-match.js';

/** SIIGO's limit. */
const MAX_OBSERVATIONS = 4000;

/**
 * The reference by which an invoice is found again: the last line of its observations, for which comments that fill them
 * are cut, visibly. As purchase order too where the document type takes one: SIIGO refuses it everywhere else.
 */
export function referenceFields(
  comments: string,
  reference: string,
  takesPurchaseOrder: boolean,
): Pick<SiigoInvoiceRequest, 'observations' | 'additional_fields'> {
  const mark = referenceMark(reference);
  const room = MAX_OBSERVATIONS - mark.length - 1;
  const kept = comments.length > room ? `${comments.slice(0, room - 1)}…` : comments;
  return {
    observations: kept ? `${kept}\n${mark}` : mark,
    ...(takesPurchaseOrder
      ? { additional_fields: { purchase_order: { prefix: 'REF', number: reference } } }
      : {}),
  };
}
