import { randomBytes } from 'node:crypto';

import type { DocumentChange } from './document.repository.js';
import type { CreditNoteRequest } from './document-request.js';
import { isInProgress } from './invoice-state.js';
import type { SiigoDocumentEntity } from './siigo-document.entity.js';
import { isNothingLeft, remaindersOf, type InvoiceLine, type LineCredit } from './credit-lines.js';

type Note = Pick<SiigoDocumentEntity, 'state' | 'request' | 'reasons'>;

/** Includes notes that may come to exist or whose outcome SIIGO never confirmed. */
export const reservesCredit = ({ state, reasons }: Note): boolean =>
  isInProgress(state) || state === 'issued' || reasons.some(({ code }) => code === 'UNCONFIRMED');

/** Request keys of notes for returns and cancellations, after the actor's id. */
const SHOP_KEY = /^\d+:(return|cancelled)-\d+$/;

export const isByHand = ({ requestKey }: Pick<SiigoDocumentEntity, 'requestKey'>): boolean =>
  !SHOP_KEY.test(requestKey ?? '');

/** Notes of earlier releases credit everything. */
export const creditsOf = (notes: readonly Note[], lines: readonly InvoiceLine[]): LineCredit[] =>
  notes.flatMap(({ request }) => {
    const { credits } = request as CreditNoteRequest;
    if (credits) return credits;
    return lines.map(({ item, quantity, base, total }, line) => ({ line, quantity, base, total, item }));
  });

export const noteLinesOf = ({ request }: Pick<SiigoDocumentEntity, 'request'>) =>
  ((request as CreditNoteRequest).credits ?? []).map(({ item: { code }, quantity, base, total }) => ({
    code,
    quantity,
    base,
    total,
  }));

export function creditsEverything(issued: readonly Note[]): boolean {
  const lines = issued.map(({ request }) => (request as CreditNoteRequest).lines).find(Boolean);
  return !lines || isNothingLeft(remaindersOf(lines, creditsOf(issued, lines)));
}

export const noteReference = (invoiceId: number): string => `N${invoiceId}-${randomBytes(4).toString('hex')}`;

/** Resets a refused note before resending: SIIGO keeps the rejected one, and the next must not be mistaken for it. */
export const resetForResending = ({
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
