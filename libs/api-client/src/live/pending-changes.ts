import type { SeenChange } from './live-link.js';
import type { LiveState } from './live-store.js';

/** Changes are dated before their commit, and clocks differ a little. */
const TOLERANCE_MS = 1_000;

export interface ShownData {
  /** Kind of the rows, e.g. 'order'. */
  subject: string;
  /** Epoch milliseconds; 0 while there is no data. */
  requestedAt: number;
}

/** Changes by others that the shown data cannot contain. */
export function pendingOf(
  { changes }: LiveState,
  { subject, requestedAt }: ShownData,
  userId: number | null,
): SeenChange[] {
  if (requestedAt === 0) return [];
  const ofKind = changes.filter((change) => change.subject === subject);
  const own = ofKind.filter(({ by }) => by !== null && by === userId);
  return ofKind.filter(
    (change) =>
      change.happenedAt > requestedAt - TOLERANCE_MS &&
      !own.includes(change) &&
      !own.some((cause) => isEffectOf(change, cause)),
  );
}

/** Caused by the system, e.g. units reserved again for a payment. */
const isEffectOf = ({ id, by, happenedAt }: SeenChange, cause: SeenChange): boolean =>
  by === null && id === cause.id && Math.abs(happenedAt - cause.happenedAt) <= TOLERANCE_MS;

const isNew = ({ name }: SeenChange): boolean =>
  name === 'OrderPlaced' || name === 'siigo.invoice.requested' || name.endsWith('.created');

export function countNews(
  pending: readonly SeenChange[],
  isShown: (id: string) => boolean,
): { fresh: number; changed: number } {
  const fresh = new Set(pending.filter(isNew).map(({ id }) => id));
  const changed = new Set(pending.filter(({ id }) => !fresh.has(id) && isShown(id)).map(({ id }) => id));
  const unseen = [...fresh].filter((id) => !isShown(id));
  return { fresh: unseen.length, changed: changed.size };
}

interface Nouns {
  one: string;
  many: string;
  isFeminine?: boolean;
}

/** '3 pedidos nuevos y 1 cambió'; null without news. */
export function newsText(
  { fresh, changed }: { fresh: number; changed: number },
  nouns: Nouns,
): string | null {
  const end = nouns.isFeminine ? 'a' : 'o';
  const told = fresh === 1 ? `1 ${nouns.one} nuev${end}` : `${fresh} ${nouns.many} nuev${end}s`;
  if (changed === 0) return fresh === 0 ? null : told;
  const verb = changed === 1 ? 'cambió' : 'cambiaron';
  if (fresh > 0) return `${told} y ${changed} ${verb}`;
  return `${changed} ${changed === 1 ? nouns.one : nouns.many} ${verb}`;
}
