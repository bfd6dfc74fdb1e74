import { randomBytes } from 'node:crypto';

import type { DocumentChange } from './document.repository.js';
import type { CreditNoteRequest } from './document-request.js';
import { isInProgress } from './invoice-state.js';
import type { SiigoDocumentEntity } from './siigo-document.entity.js';
import { isNothingLeft, restOf, type InvoiceLine, type LineCredit } from './credit-lines.js';

type Note = Pick<SiigoDocumentEntity, 'state' | 'request' | 'reasons'>;

/** Whether a note takes its part of the invoice: it exists, may come to exist, or SIIGO never said that it does not. */
export const reservesCredit = ({ state, reasons }: Note): boolean =>
  isInProgress(state) || state === 'issued' || reasons.some(({ code }) => code === 'UNCONFIRMED');

/** Request keys of the notes that the shop makes for returns and cancellations, after the id of who acted. */
const OF_THE_SHOP = /^\d+:(return|cancelled)-\d+$/;

/** Whether staff made a note by hand: no return or cancellation in the shop stands behind it. */
export const isByHand = ({ requestKey }: Pick<SiigoDocumentEntity, 'requestKey'>): boolean =>
  !OF_THE_SHOP.test(requestKey ?? '');

/** What notes take off the lines of their invoice; one of an earlier release takes everything. */
export const creditsOf = (notes: readonly Note[], lines: readonly InvoiceLine[]): LineCredit[] =>
  notes.flatMap(({ request }) => {
    const { credits } = request as CreditNoteRequest;
    if (credits) return credits;
    return lines.map(({ item, quantity, base, total }, line) => ({ line, quantity, base, total, item }));
  });

/** What a note takes off the products of its invoice. */
export const noteLinesOf = ({ request }: Pick<SiigoDocumentEntity, 'request'>) =>
  ((request as CreditNoteRequest).credits ?? []).map(({ item: { code }, quantity, base, total }) => ({
    code,
    quantity,
    base,
    total,
  }));

/** Whether issued notes have credited their whole invoice. */
export function creditsEverything(issued: readonly Note[]): boolean {
  const lines = issued.map(({ request }) => (request as CreditNoteRequest).lines).find(Boolean);
  return !lines || isNothingLeft(restOf(lines, creditsOf(issued, lines)));
}

/** A new reference, by which a credit note of an invoice is found at SIIGO. */
export const noteReference = (invoiceId: number): string => `N${invoiceId}-${randomBytes(4).toString('hex')}`;

/**
 * Fields that a refused credit note gives up before it is sent again: SIIGO keeps the rejected one, and the next must
 * not be mistaken for it.
 */
export const renewed = ({
  kind,
  siigoId,
  creditsId,
}: Pick<SiigoDocumentEntity, 'kind' | 'siigoId' | 'creditsId'>): DocumentChange =>
  kind === 'credit-note' && siigoId !== null
    ? {
        siigoId: null,
        name: null,
        number: null,
        prefix: null,
        cufe: null,
        attempts: 0,
        reference: noteReference(Number(creditsId)),
      }
    : {};
