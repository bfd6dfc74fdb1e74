import type { NewSalePart } from '@lacteos/contracts/schemas';
import { centavos, formatMoney, fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { roundCash } from '@lacteos/contracts/counter/counter-sale';
import { moneyKind, numberProblem } from '@lacteos/contracts/parsing/number-kinds';
import { isCash, methodOf, type CounterMethod } from './counter-methods';

/** As typed. `part` is a first part of a divided payment; `main` pays the rest. */
export interface PaymentDraft {
  main: CounterMethod | null;
  part: { method: CounterMethod; amount: string; reference: string } | null;
  received: string;
  reference: string;
}

export const NO_PAYMENT: PaymentDraft = { main: null, part: null, received: '', reference: '' };

export type PaymentField = 'method' | 'part' | 'received';

export interface PaymentPlan {
  payments: readonly NewSalePart[];
  /** Cash to be handed over, rounded; null without cash. */
  toHand: Centavos | null;
  /** Of the cash part: handed over less what it covers. */
  rounding: Centavos;
  received: Centavos | null;
  change: Centavos;
  problem: { field: PaymentField; text: string } | null;
}

const PESOS = moneyKind();

interface ReadAmount {
  amount: Centavos | null;
  problem: string | null;
}

function readAmount(typed: string): ReadAmount {
  const parsed = PESOS.parse(typed);
  if (parsed.kind === 'number') return { amount: fromPesos(parsed.value), problem: null };
  return { amount: null, problem: numberProblem(parsed, PESOS) };
}

interface Part {
  method: CounterMethod;
  amount: Centavos;
  reference: string;
}

function partsOf(total: Centavos, draft: PaymentDraft): { parts: Part[]; problem: PaymentPlan['problem'] } {
  const { main, part, reference } = draft;
  if (!main) return { parts: [], problem: { field: 'method', text: 'Elija cómo paga el cliente.' } };
  if (!part) return { parts: [{ method: main, amount: total, reference }], problem: null };
  const { amount, problem } = readAmount(part.amount);
  const isBelow = amount !== null && amount > 0 && amount < total;
  const first = { method: part.method, amount: isBelow ? amount : centavos(0), reference: part.reference };
  const rest = { method: main, amount: centavos(total - first.amount), reference };
  const text = problem ?? `Escriba una parte menor que ${formatMoney(toPesos(total))}.`;
  return { parts: [first, rest], problem: isBelow ? null : { field: 'part', text } };
}

/** Computes payments, cash to hand over and change. @param unit of cash, whole pesos */
export function planPayment(total: Centavos, draft: PaymentDraft, unit: number): PaymentPlan {
  const { parts, problem } = partsOf(total, draft);
  const cash = parts.find(({ method }) => isCash(method));
  const toHand = cash ? roundCash(cash.amount, fromPesos(unit)) : null;
  const read = cash ? readAmount(draft.received) : { amount: null, problem: null };
  const received = read.amount ?? toHand;
  const missing = toHand === null || received === null ? 0 : toHand - received;
  const short = missing > 0 ? `Faltan ${formatMoney(toPesos(centavos(missing)))}.` : null;
  const refusal = read.problem ?? short;
  return {
    payments: parts.map((part) => paymentOf(part, received)),
    toHand,
    rounding: cash && toHand !== null ? centavos(toHand - cash.amount) : centavos(0),
    received,
    change: centavos(Math.max(0, -missing)),
    problem: problem ?? (refusal === null ? null : { field: 'received', text: refusal }),
  };
}

const paymentOf = ({ method, amount, reference }: Part, received: Centavos | null): NewSalePart => ({
  paymentId: methodOf(method).id,
  amount: toPesos(amount),
  ...(isCash(method) && received !== null ? { received: toPesos(received) } : {}),
  ...(!isCash(method) && reference.trim() ? { reference: reference.trim() } : {}),
});

const NOTES = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000];
const MAX_OFFERS = 4;

/** Amounts in pesos that a customer probably hands over, the exact one first. */
export function likelyCash(toHand: Centavos): number[] {
  const exact = toPesos(toHand);
  const rounded = NOTES.map((note) => Math.ceil(exact / note) * note);
  return [...new Set([exact, ...rounded.sort((one, other) => one - other)])].slice(0, MAX_OFFERS);
}
