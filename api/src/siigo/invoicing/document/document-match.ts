import { centavos, fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import { COLOMBIA_OFFSET } from '@lacteos/contracts/time/colombian-day';

import type { SiigoDocumentEntity } from './siigo-document.entity.js';

export interface IdentifiableDocument {
  readonly id: string;
  readonly total: number;
  readonly observations?: string | null;
  readonly additional_fields?: { readonly purchase_order?: { readonly number?: string } };
  readonly metadata?: { readonly created?: string };
}

interface Totalled {
  readonly total: Centavos;
  readonly payload?: { readonly payments: readonly { readonly value: number }[] } | null;
}

const MARK = 'Ref. ';
const ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** Maximum difference between SIIGO's clock and the shop's. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000;

export const referenceMark = (reference: string): string => `${MARK}${reference}`;

export function hasReference(seen: IdentifiableDocument, reference: string): boolean {
  const lines = (seen.observations ?? '').split('\n');
  return (
    seen.additional_fields?.purchase_order?.number === reference ||
    lines.at(-1)?.trim() === referenceMark(reference)
  );
}

export function hasAnyReference(seen: IdentifiableDocument): boolean {
  const lastLine = (seen.observations ?? '').split('\n').at(-1) ?? '';
  return seen.additional_fields?.purchase_order?.number !== undefined || lastLine.startsWith(MARK);
}

export const isCandidate = (seen: IdentifiableDocument, document: Totalled): boolean =>
  isTotalOf(totalOf(seen), document);

/** The whole total, or less withholdings. */
export const isTotalOf = (seen: Centavos, { total, payload }: Totalled): boolean =>
  seen === total || (payload ? seen === sumPayments(payload.payments) : false);

export const sumPayments = (payments: readonly { readonly value: number }[]): Centavos =>
  centavos(payments.reduce((sum, { value }) => sum + fromPesos(value), 0));

/** Without a zone, a time may be UTC or Colombian; both readings must be older. */
export function isOlderThan(
  seen: IdentifiableDocument,
  { attemptedAt }: Pick<SiigoDocumentEntity, 'attemptedAt'>,
): boolean {
  const created = seen.metadata?.created;
  if (!created || !attemptedAt) return false;
  const latest = Date.parse(ZONE.test(created) ? created : `${created}${COLOMBIA_OFFSET}`);
  return latest < attemptedAt.getTime() - CLOCK_DIFFERENCE_MS;
}

export const totalOf = ({ total }: { readonly total: number }): Centavos =>
  fromPesos(Math.round(Number(total) * 100) / 100);

export function referenceIn(seen: IdentifiableDocument): string | null {
  const lastLine = (seen.observations ?? '').split('\n').at(-1)?.trim() ?? '';
  const marked = lastLine.startsWith(MARK) ? lastLine.slice(MARK.length) : null;
  return seen.additional_fields?.purchase_order?.number ?? marked;
}
