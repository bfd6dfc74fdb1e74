import { parseNumber } from '@lacteos/contracts/parsing/parse-number';
import type { DriverStop, StopProof } from '@lacteos/contracts/schemas';

/** As typed. */
export interface DeliveryDraft {
  receivedBy: string;
  celsius: string;
  /** Units by product that the buyer did not take. */
  refused: Readonly<Record<number, number>>;
}
export interface FailureDraft {
  /** Empty: not chosen yet. */
  reason: string;
  /** Own words for {@link OTHER_REASON}. */
  words: string;
}
export type Judged<P> = { body: Omit<StopProof, 'at'>; problems: null } | { body: null; problems: P };

export type DeliveryProblems = Partial<Record<keyof DeliveryDraft, string>>;
export type FailureProblems = Partial<Record<keyof FailureDraft, string>>;

export const EMPTY_DELIVERY: DeliveryDraft = { receivedBy: '', celsius: '', refused: {} };
export const EMPTY_FAILURE: FailureDraft = { reason: '', words: '' };
export const OTHER_REASON = 'Otro';

const CELSIUS = { decimals: 1, max: 60, isSigned: true };
const MIN_CELSIUS = -40;
/** Letters of a reason. */
const MIN_WORDS = 3;

function celsiusIn(typed: string): { celsius?: number; problem?: string } {
  const parsed = parseNumber(typed.replace(/°?c?$/i, ''), CELSIUS);
  if (parsed.kind === 'empty') return {};
  if (parsed.kind !== 'number' || parsed.value < MIN_CELSIUS)
    return { problem: 'Escriba los grados, por ejemplo 4,5.' };
  return { celsius: parsed.value };
}

const withoutEmpty = <P extends object>(problems: P): P | null =>
  Object.values(problems).some((problem) => problem !== undefined) ? problems : null;

export function judgeDelivery({ lines }: DriverStop, draft: DeliveryDraft): Judged<DeliveryProblems> {
  const receivedBy = draft.receivedBy.trim();
  const { celsius, problem } = celsiusIn(draft.celsius);
  const refused = lines.flatMap(({ id_product }) => {
    const quantity = draft.refused[id_product] ?? 0;
    return quantity > 0 ? [{ id_product, quantity }] : [];
  });
  const isAllRefused =
    lines.length > 0 && lines.every((line) => draft.refused[line.id_product] === line.quantity);
  const problems = withoutEmpty<DeliveryProblems>({
    receivedBy: receivedBy === '' ? 'Escriba quién recibe.' : undefined,
    celsius: problem,
    refused: isAllRefused ? 'Si no recibió nada, use «No se pudo entregar».' : undefined,
  });
  if (problems) return { body: null, problems };
  return {
    body: {
      outcome: 'delivered',
      receivedBy,
      ...(celsius === undefined ? {} : { celsius }),
      ...(refused.length > 0 ? { refused } : {}),
    },
    problems: null,
  };
}

export function judgeFailure({ reason, words }: FailureDraft): Judged<FailureProblems> {
  const text = reason === OTHER_REASON ? words.trim() : reason;
  if (reason === '') return { body: null, problems: { reason: 'Elija por qué no se pudo entregar.' } };
  if (text.length < MIN_WORDS) return { body: null, problems: { words: 'Escriba qué pasó.' } };
  return { body: { outcome: 'notDelivered', reason: text }, problems: null };
}
