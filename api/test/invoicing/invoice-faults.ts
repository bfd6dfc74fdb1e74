import { setTimeout as delay } from 'node:timers/promises';

import type { Fault, FaultKind } from 'sandbox/siigo';

import { OutboxWorker } from '../../src/platform/outbox/index.js';
import { DocumentGateway } from '#siigo/invoicing/sending/document-gateway.js';
import { COMPANY, WITHHELD, type InvoicingFixture } from './invoicing-fixture.js';
import type { StandInDocument } from './siigo-stand-in.js';

/** Steps of an invoice that can fail. */
export const FAULT_STEPS = [
  'before send',
  'after send, before answer',
  'after answer, before commit',
  'during polling',
] as const;
export type FaultStep = (typeof FAULT_STEPS)[number];
/** Every fault of the stand-in, and none. */
export const FAULTS = [
  'none',
  'rate-limit',
  'server-error',
  'server-error-after',
  'unavailable',
  'slow',
  'cut-before',
  'cut-after',
  'expired-token',
  'dian-rejection',
] as const satisfies readonly (FaultKind | 'none')[];
export type FaultName = (typeof FAULTS)[number];

/** One run: the fault and its step, whether the process dies there, and the number of replicas. */
export interface FaultRun {
  readonly step: FaultStep;
  readonly fault: FaultName;
  readonly isKilled: boolean;
  readonly replicas: 1 | 2;
  readonly times: number;
  /** True for a company that withholds. */
  readonly isWithheld: boolean;
}
export interface FaultOutcome {
  readonly state: string;
  /** Invoices of the order at the stand-in and in the database. */
  readonly atSiigo: number;
  readonly inDatabase: number;
  readonly areTotalsEqual: boolean;
  /** True when exactly the invoices of withholding buyers are paid below their total. */
  readonly isPaidRight: boolean;
  readonly isFlagged: boolean;
}

const ONE_INVOICE = '^/v1/invoices/[0-9a-f-]{36}$';
const ENDPOINTS: Readonly<Record<FaultStep, Pick<Fault, 'method' | 'path'>>> = {
  'before send': { method: 'GET', path: '^/v1/customers$' },
  'after send, before answer': { method: 'POST', path: '^/v1/invoices$' },
  'after answer, before commit': { method: 'POST', path: '^/v1/invoices$' },
  'during polling': { method: 'GET', path: ONE_INVOICE },
};
/** Longer than the time limit of the client under test. */
const SLOW_MS = 700;
export const FAULT_TIMEOUT_MS = '400';
const MAX_RETRIES = 4;
const ROUND_MS = 25_000;

/** A killed process sends no answer, commits nothing and cleans up nothing. */
class Killed extends Error {
  constructor() {
    super('killed');
    this.name = 'Killed';
  }
}

/** Invoices a new order under a fault. @returns the final outcome */
export async function runFault(fixture: InvoicingFixture, run: FaultRun): Promise<FaultOutcome> {
  const orderId = await addOrder(fixture, run, 1 + (run.times % 5));
  await fixture.siigo.calm();
  if (run.fault !== 'none') await fixture.siigo.fault(faultOf(run));
  const kills = run.isKilled ? killAt(fixture, run.step) : null;
  await Promise.all(Array.from({ length: run.replicas }, () => fixture.invoice(orderId)));
  if (run.replicas === 2) await workTogether(fixture);
  await fixture.settle();
  await kills?.last();
  await retryRejected(fixture, orderId);
  return outcomeOf(fixture, orderId);
}

/** An order of a person, or of a company that withholds. */
export const addOrder = (fixture: InvoicingFixture, run: FaultRun, quantity: number): Promise<number> =>
  fixture.addOrder({
    lines: [{ price: 7_777.77, quantity }],
    ...(run.isWithheld ? { nDocument: COMPANY, withholding: WITHHELD } : {}),
  });

/** True when documents are paid below their total exactly where the buyer withholds. */
export async function arePaidRight(
  fixture: InvoicingFixture,
  orderId: number,
  documents: readonly StandInDocument[],
): Promise<boolean> {
  const isWithheld = (await fixture.order(orderId)).nDocument === COMPANY;
  return documents.every(({ total, paid }) => (isWithheld ? paid < total : paid === total));
}

/** The run's fault at the stand-in. */
export function faultOf({ fault, step, times }: FaultRun): Fault {
  const kind = fault as FaultKind;
  const endpoint = kind === 'dian-rejection' ? ENDPOINTS['after send, before answer'] : ENDPOINTS[step];
  return { kind, ...endpoint, times: kind === 'slow' ? 1 : times, delayMs: SLOW_MS };
}

/** Kills the process at a step; requests already sent continue. */
export function killAt(fixture: InvoicingFixture, step: FaultStep): { last: () => Promise<void> } {
  const gateway = fixture.api.app.get(DocumentGateway);
  const orphans: Promise<unknown>[] = [];
  const method = step === 'during polling' ? 'read' : 'send';
  const steps = gateway as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const original = steps[method]?.bind(gateway);
  if (!original) throw new Error(`no step ${method}`);
  steps[method] = async (...args) => {
    Reflect.deleteProperty(steps, method);
    if (step === 'before send') throw new Killed();
    const call = original(...args);
    if (step === 'after answer, before commit') await call;
    else orphans.push(call);
    throw new Killed();
  };
  return {
    last: async () => {
      Reflect.deleteProperty(steps, method);
      await Promise.all(orphans);
    },
  };
}

/** Two replicas process due messages at the same time. */
export async function workTogether(fixture: InvoicingFixture): Promise<void> {
  const worker = fixture.api.app.get(OutboxWorker);
  for (let round = 0; round < 3; round += 1) {
    fixture.api.clock.advance(ROUND_MS);
    await Promise.all([worker.drain(), worker.drain(), delay(1)]);
  }
}

/** Sends rejected documents again as staff do. */
export async function retryRejected(fixture: InvoicingFixture, orderId: number): Promise<void> {
  await fixture.siigo.calm();
  for (let attempt = 0; attempt < MAX_RETRIES; attempt += 1) {
    const { id, state } = await fixture.documentOf(orderId);
    if (state !== 'rejected' && state !== 'failed') return;
    await fixture.call('POST', `/siigo/invoice/${id}/retry`);
    await fixture.settle();
  }
}

/** The state of an order's invoice in the shop and at the stand-in. */
export async function outcomeOf(fixture: InvoicingFixture, orderId: number): Promise<FaultOutcome> {
  const document = await fixture.documentOf(orderId);
  const order = await fixture.order(orderId);
  const { documents } = await fixture.siigo.state();
  const mine = documents.filter(({ observations }) => observations.includes(`Ref. P${orderId}-`));
  const totals = [document.total, document.siigoTotal, ...mine.map(({ total }) => Math.round(total * 100))];
  return {
    state: document.state,
    atSiigo: mine.length,
    inDatabase: await fixture.documentsOf(orderId),
    isPaidRight: await arePaidRight(fixture, orderId, mine),
    areTotalsEqual: totals.every((total) => Number(total) === order.totalPrice),
    isFlagged: order.isInvoice && order.idInvoice === mine[0]?.id,
  };
}

/** Expected end of every run. */
export const EXACTLY_ONE: FaultOutcome = {
  state: 'issued',
  atSiigo: 1,
  inDatabase: 1,
  areTotalsEqual: true,
  isPaidRight: true,
  isFlagged: true,
};

/** A random run. */
export function randomRun(random: () => number): FaultRun {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return {
    step: pick(FAULT_STEPS),
    fault: pick(FAULTS),
    isKilled: random() < 0.4,
    replicas: random() < 0.5 ? 2 : 1,
    times: 1 + Math.floor(random() * 3),
    isWithheld: random() < 0.5,
  };
}

/** Counts of runs by step and fault. */
export class FaultMatrix {
  private readonly cells = new Map<string, { runs: number; exact: number }>();
  private killed = 0;
  private shared = 0;
  private withheld = 0;

  recordRun(run: FaultRun, isExact: boolean): void {
    const key = `${run.step}|${run.fault}`;
    const cell = this.cells.get(key) ?? { runs: 0, exact: 0 };
    this.cells.set(key, { runs: cell.runs + 1, exact: cell.exact + (isExact ? 1 : 0) });
    if (run.isKilled) this.killed += 1;
    if (run.replicas === 2) this.shared += 1;
    if (run.isWithheld) this.withheld += 1;
  }

  /** Lines of a table: exactly one invoice / runs. */
  lines(title: string): string[] {
    const all = [...this.cells.values()];
    const sum = (name: 'runs' | 'exact'): number => all.reduce((total, cell) => total + cell[name], 0);
    const width = 28;
    const row = (name: string, cells: readonly string[]): string =>
      name.padEnd(20) + cells.map((cell) => cell.padStart(width)).join('');
    return [
      `${title}: exactly one invoice in ${sum('exact')} of ${sum('runs')} runs (${this.killed} with a killed process, ${this.shared} with two replicas, ${this.withheld} with withholdings)`,
      row('fault', FAULT_STEPS),
      ...FAULTS.map((fault) =>
        row(
          fault,
          FAULT_STEPS.map((step) => {
            const cell = this.cells.get(`${step}|${fault}`);
            return cell ? `${cell.exact}/${cell.runs}` : '-';
          }),
        ),
      ),
    ];
  }
}
