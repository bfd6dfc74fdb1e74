import { isAdministrator, type RoleId } from '@lacteos/contracts/reference/roles';

import type { ReturnReason, StoredReason } from '../../order/returned/return-states.js';
import { formatShortDay } from './return-texts.js';

interface ReasonFacts {
  readonly label: string;
  readonly term: 'claim' | 'withdrawal';
}
export const REASON_FACTS: Readonly<Record<ReturnReason, ReasonFacts>> = {
  defective: { label: 'Llegó dañado o de mala calidad', term: 'claim' },
  expired: { label: 'Llegó vencido o por vencer', term: 'claim' },
  wrong: { label: 'No es lo que pedí', term: 'claim' },
  withdrawal: { label: 'Me arrepentí de la compra', term: 'withdrawal' },
};

export function reasonLabel(reason: StoredReason): string {
  return reason in OTHER_LABELS
    ? OTHER_LABELS[reason as OtherReason]
    : REASON_FACTS[reason as ReturnReason].label;
}

type OtherReason = Exclude<StoredReason, ReturnReason>;

const OTHER_LABELS: Readonly<Record<OtherReason, string>> = {
  cancellation: 'Cancelar el pedido',
  counter: 'Lo devolvió en la tienda',
  short: 'Faltó al empacar',
  refused: 'No se recibió en la puerta',
};

/** Days from the dispatch on. */
export type TermDays = Readonly<Record<ReasonFacts['term'], number>>;

const DAY_MS = 86_400_000;

export const termEndOf = (reason: ReturnReason, dispatchedAt: Date, days: TermDays): Date =>
  new Date(dispatchedAt.getTime() + days[REASON_FACTS[reason].term] * DAY_MS);

export const termText = (end: Date, isOver: boolean): string =>
  isOver ? `El plazo venció el ${formatShortDay(end)}.` : `Puede pedirla hasta el ${formatShortDay(end)}.`;

export const cancelsAtOnce = (
  role: RoleId,
  { cancellationByBuyer }: { readonly cancellationByBuyer: 'automatic' | 'request' },
): boolean => isAdministrator(role) || cancellationByBuyer === 'automatic';
