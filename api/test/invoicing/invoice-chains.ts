import type { Fault, FaultKind } from 'sandbox/siigo';

import { SiigoDocumentEntity } from '../../src/siigo/index.js';
import {
  addOrder,
  arePaidRight,
  FAULT_STEPS,
  faultOf,
  killAt,
  retryRejected,
  workTogether,
  type FaultRun,
} from './invoice-faults.js';
import type { InvoicingFixture } from './invoicing-fixture.js';
import type { StandInDocument } from './siigo-stand-in.js';

/** Ways to an order's last invoice: after one or more credit notes, or by a draft sent later. */
export const CHAINS = ['reissue', 'partial notes', 'draft'] as const;
export type Chain = (typeof CHAINS)[number];
export interface ChainOutcome {
  /** Invoices of the order at the stand-in, neither annulled nor fully credited. */
  readonly open: number;
  /** Maximum of simultaneously open invoices over the whole chain. */
  readonly maxOpen: number;
  /** Documents of the order at the stand-in, reverted ones included. */
  readonly invoices: number;
  readonly notes: number;
  /** True when no invoice has notes above its total. */
  readonly isWithin: boolean;
  /** True when exactly the documents of withholding buyers are paid below their total. */
  readonly isPaidRight: boolean;
  readonly state: string;
  readonly isFlagged: boolean;
}

const NOTE = '^/v1/credit-notes$';
const NOTE_BY_ID = '^/v1/credit-notes/[0-9a-f-]{36}$';
const REPLACEMENT = '^/v1/invoices/[0-9a-f-]{36}$';
const MAX_RETRIES = 4;

/** Expected end of every chain. */
export const expectedOf = (chain: Chain): ChainOutcome => ({
  open: 1,
  maxOpen: 1,
  invoices: chain === 'draft' ? 1 : 2,
  notes: { reissue: 1, 'partial notes': 2, draft: 0 }[chain],
  isWithin: true,
  isPaidRight: true,
  state: 'issued',
  isFlagged: true,
});

/** Takes a new order through a chain in which every document meets the fault. */
export async function runChain(
  fixture: InvoicingFixture,
  chain: Chain,
  run: FaultRun,
): Promise<ChainOutcome> {
  const orderId = await addOrder(fixture, run, 2 + (run.times % 4));
  await fixture.siigo.calm();
  await fixture.invoice(orderId, { sendToDian: chain !== 'draft' });
  await fixture.settle();
  const { id } = await fixture.documentOf(orderId);
  if (chain === 'draft') await sendDraft(fixture, id, run);
  else await creditAndInvoice(fixture, chain, orderId, run);
  await retryRejected(fixture, orderId);
  return outcomeOf(fixture, orderId);
}

async function sendDraft(fixture: InvoicingFixture, id: number, run: FaultRun): Promise<void> {
  const isRead = run.step === 'during polling';
  await strike(fixture, run, { method: isRead ? 'GET' : 'PUT', path: REPLACEMENT }, () =>
    fixture.call('POST', `/siigo/invoice/${id}/send`),
  );
}

async function creditAndInvoice(
  fixture: InvoicingFixture,
  chain: Chain,
  orderId: number,
  run: FaultRun,
): Promise<void> {
  const { id } = await fixture.documentOf(orderId);
  const isRead = run.step === 'during polling';
  const endpoint = { method: isRead ? 'GET' : 'POST', path: isRead ? NOTE_BY_ID : NOTE };
  const parts =
    chain === 'reissue' ? [{ reason: 2 }] : [{ reason: 1, lines: [{ line: 1, quantity: 1 }] }, { reason: 2 }];
  for (const part of parts) {
    const key = { 'idempotency-key': `${orderId}-${part.reason}` };
    await strike(fixture, run, endpoint, () =>
      fixture.call('POST', `/siigo/invoice/${id}/credit-note`, part, key),
    );
    await retryNotes(fixture, id);
  }
  await strike(fixture, run, {}, () => fixture.invoice(orderId));
}

/** Runs an action under the fault, with the run's kills and replicas. */
async function strike(
  fixture: InvoicingFixture,
  run: FaultRun,
  endpoint: Partial<Fault>,
  act: () => Promise<unknown>,
): Promise<void> {
  if (run.fault !== 'none') await fixture.siigo.fault({ ...faultOf(run), ...endpoint });
  const kills = run.isKilled ? killAt(fixture, run.step) : null;
  await Promise.all(Array.from({ length: run.replicas }, act));
  if (run.replicas === 2) await workTogether(fixture);
  await fixture.settle();
  await kills?.last();
  await fixture.siigo.calm();
}

/** The stand-in lists documents in order of arrival. */
function maxOpenOf(documents: readonly StandInDocument[], invoices: readonly StandInDocument[]): number {
  const left = new Map<string, number>();
  let most = 0;
  for (const { id, invoice, stamp, total, annulled } of documents) {
    const amount = Math.round(total * 100);
    const credited = invoice === null ? undefined : left.get(invoice);
    if (invoice !== null && credited !== undefined && stamp !== 'Rejected')
      left.set(invoice, credited - amount);
    if (invoices.some((one) => one.id === id) && !annulled) left.set(id, amount);
    most = Math.max(most, [...left.values()].filter((amountLeft) => amountLeft > 1).length);
  }
  return most;
}

async function retryNotes(fixture: InvoicingFixture, creditsId: number): Promise<void> {
  for (let attempt = 0; attempt < MAX_RETRIES; attempt += 1) {
    const notes = await fixture.api.uow.manager.findBy(SiigoDocumentEntity, { creditsId });
    const refused = notes.find(({ state }) => state === 'rejected' || state === 'failed');
    if (!refused) return;
    await fixture.call('POST', `/siigo/invoice/${refused.id}/retry`);
    await fixture.settle();
  }
}

async function outcomeOf(fixture: InvoicingFixture, orderId: number): Promise<ChainOutcome> {
  const { documents } = await fixture.siigo.state();
  const invoices = documents.filter(({ observations }) => observations.includes(`Ref. P${orderId}-`));
  const notesOf = (id: string) =>
    documents.filter(({ invoice, stamp }) => invoice === id && stamp !== 'Rejected');
  const creditedOf = (id: string): number =>
    notesOf(id).reduce((sum, { total }) => sum + Math.round(total * 100), 0);
  const leftOf = ({ id, total }: { id: string; total: number }): number =>
    Math.round(total * 100) - creditedOf(id);
  const open = invoices.filter((invoice) => !invoice.annulled && leftOf(invoice) > 1);
  const order = await fixture.order(orderId);
  return {
    open: open.length,
    maxOpen: maxOpenOf(documents, invoices),
    invoices: invoices.length,
    notes: invoices.flatMap(({ id }) => notesOf(id)).length,
    isPaidRight: await arePaidRight(fixture, orderId, [
      ...invoices,
      ...invoices.flatMap(({ id }) => notesOf(id)),
    ]),
    isWithin: invoices.every((invoice) => leftOf(invoice) >= 0),
    state: (await fixture.documentOf(orderId)).state,
    isFlagged: order.isInvoice && order.idInvoice === open[0]?.id,
  };
}

/** Chains for each fault, with step, kills and replicas in rotation. */
export const chainRuns = (faults: readonly (FaultKind | 'none')[]): readonly (readonly [Chain, FaultRun])[] =>
  faults.map((fault, index) => [
    CHAINS[index % CHAINS.length] ?? 'reissue',
    {
      fault: fault as FaultRun['fault'],
      step: FAULT_STEPS[index % FAULT_STEPS.length] ?? 'before send',
      isKilled: index % 2 === 0,
      replicas: index % 4 < 2 ? 2 : 1,
      times: 1 + (index % 2),
      isWithheld: index % 3 !== 1,
    },
  ]);
