import type { SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { referenceMark } from '../document/document-match.js';

const MAX_OBSERVATIONS = 4000;

/** The reference ends the observations, for which long comments are cut; SIIGO refuses unconfigured purchase orders. */
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
