import { fromPesos, type Centavos } from '@lacteos/contracts';

import type { SiigoDocumentEntity } from './siigo-document.entity.js';

/** What a listed or whole document of SIIGO shows of its identity. */
export interface SeenDocument {
  readonly id: string;
  readonly total: number;
  readonly observations?: string | null;
  readonly additional_fields?: { readonly purchase_order?: { readonly number?: string } };
  readonly metadata?: { readonly created?: string };
}

const MARK = 'Ref. ';
/** Clocks of SIIGO and of the shop may differ by this much. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000;

/** The mark that the observations of a document end with. */
export const referenceMark = (reference: string): string => `${MARK}${reference}`;

/** Whether it is surely the document with that reference. */
export function carriesReference(seen: SeenDocument, reference: string): boolean {
  const lines = (seen.observations ?? '').split('\n');
  return (
    seen.additional_fields?.purchase_order?.number === reference ||
    lines.at(-1)?.trim() === referenceMark(reference)
  );
}

/** Whether it shows a reference of any document of ours: then it is not another one's. */
export function showsReference(seen: SeenDocument): boolean {
  const lastLine = (seen.observations ?? '').split('\n').at(-1) ?? '';
  return seen.additional_fields?.purchase_order?.number !== undefined || lastLine.startsWith(MARK);
}

/** Whether it may be the one that was sent: same total, and not older than the attempt. */
export function isCandidate(
  seen: SeenDocument,
  { total, attemptedAt }: Pick<SiigoDocumentEntity, 'total' | 'attemptedAt'>,
): boolean {
  if (totalOf(seen) !== total) return false;
  const created = seen.metadata?.created;
  if (!created || !attemptedAt) return true;
  const age = Date.parse(created.endsWith('Z') ? created : `${created}Z`);
  return Number.isNaN(age) || age >= attemptedAt.getTime() - CLOCK_DIFFERENCE_MS;
}

/** SIIGO's total in centavos; parts of a centavo (foreign currency) are rounded away. */
export const totalOf = ({ total }: { readonly total: number }): Centavos =>
  fromPesos(Math.round(Number(total) * 100) / 100);
