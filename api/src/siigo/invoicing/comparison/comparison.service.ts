import { colombianDay, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { InvoiceableOrders } from '#orders/order/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { Outbox, StartPlans } from '#platform/outbox/index.js';
import { SiigoInvoices } from '../../client/siigo-documents.js';
import type { SiigoInvoice } from '../../client/siigo-wire.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import { SIIGO_LANE } from '../document/document-journal.js';
import { SIIGO_CUSTOMERS } from '../../customers/customer-sync.js';
import { hasAnyReference, isOlderThan, totalOf } from '../document/document-match.js';
import { DocumentRepository } from '../document/document.repository.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { compareKeptLines, type DifferingLine } from './compare-kept-lines.js';
import { compareInvoices, type ComparedInvoice, type ComparisonResult, faultsOfRestore } from './compare.js';
import { ComparisonRepository } from './comparison.repository.js';
import type { SiigoComparisonEntity } from './comparison.entity.js';

const SIIGO_COMPARISON = 'siigo.comparison';
export interface ComparisonDue {
  readonly day: string;
}
const DAY_MS = 86_400_000;
const WINDOW_DAYS = 31;
/** 02:00 in Colombia. */
const HOUR_MS = 2 * 3_600_000;
const ORDERS_PER_PAGE = 1_000;
const MAX_INVOICES = 50_000;
/** Maximum time between payment and invoice. */
const MARGIN_MS = 2 * DAY_MS;

@Injectable()
export class ComparisonService implements OnApplicationBootstrap {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: InvoiceableOrders,
    private readonly documents: DocumentRepository,
    private readonly comparisons: ComparisonRepository,
    private readonly invoices: SiigoInvoices,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly startPlans: StartPlans,
  ) {
    outbox.handle<ComparisonDue>(SIIGO_COMPARISON, ({ day }) => this.runNightly(day), SIIGO_LANE);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.startPlans.run(() => this.planNext());
  }

  /** Does nothing when another replica has scheduled it. */
  async planNext(): Promise<void> {
    const tomorrow = new Date(this.clock.now().getTime() + DAY_MS);
    const day = colombianDay(tomorrow);
    const at = new Date(startOfColombianDay(day).getTime() + HOUR_MS);
    try {
      await this.work.run(async () => {
        await this.comparisons.insert(day, this.clock.now());
        await this.outbox.add(SIIGO_COMPARISON, { day } satisfies ComparisonDue, at);
        await this.outbox.add(SIIGO_CUSTOMERS, {}, at);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  latest(): Promise<SiigoComparisonEntity | null> {
    return this.comparisons.latest();
  }

  /** Compares the orders paid in the last month. @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED */
  async compare(): Promise<ComparisonResult> {
    return (await this.compared()).result;
  }

  /** Ignores later and foreign SIIGO documents. @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED */
  async compareRestored(moment: Date): Promise<ComparisonResult> {
    const { result, rows } = await this.compared();
    const unknown = new Set(result.invoicesWithoutOrder.map(({ id }) => id));
    const expected = new Set<string>();
    for (const row of rows)
      if (unknown.has(row.id) && isOlderThan(row, { attemptedAt: moment }) && (await this.isOurs(row.id)))
        expected.add(row.id);
    return faultsOfRestore(result, expected);
  }

  /** SIIGO's list omits the observations with the reference. */
  private async isOurs(id: string): Promise<boolean> {
    return hasAnyReference(valueOrThrow(await this.invoices.get(id)));
  }

  private async compared(): Promise<{ result: ComparisonResult; rows: readonly SiigoInvoice[] }> {
    const now = this.clock.now();
    const from = new Date(startOfColombianDay(colombianDay(now)).getTime() - WINDOW_DAYS * DAY_MS);
    const rows = await this.rowsSince(new Date(from.getTime() - MARGIN_MS));
    const known = await this.documents.invoicesSince(from);
    const orders = await this.paidOrders(from, now);
    const window = { from: colombianDay(from), to: colombianDay(now) };
    const lines = await this.compareLines(known, await this.orders.findReturnedSince(from));
    const result = compareInvoices(window, orders, known, rows.map(comparedInvoice), lines);
    // SIIGO's list begins earlier than the period.
    const earlier = await this.documents.takenSiigoIds(result.invoicesWithoutOrder.map(({ id }) => id));
    const invoicesWithoutOrder = result.invoicesWithoutOrder.filter(({ id }) => !earlier.has(id));
    return { result: { ...result, invoicesWithoutOrder }, rows };
  }

  /** Covers issued invoices and those of recently returned goods. */
  private async compareLines(
    known: readonly SiigoDocumentEntity[],
    returned: readonly number[],
  ): Promise<DifferingLine[]> {
    const seen = new Set(known.map(({ id }) => id));
    const earlier = (await this.documents.findByOrders(returned)).filter(({ id }) => !seen.has(id));
    const issued = [...known, ...earlier].filter(
      ({ state, orderId }) => state === 'issued' && orderId !== null,
    );
    const differing: DifferingLine[] = [];
    for (let start = 0; start < issued.length; start += ORDERS_PER_PAGE) {
      const page = issued.slice(start, start + ORDERS_PER_PAGE);
      const notes = await this.documents.notesOfAll(page.map(({ id }) => id));
      const kept = await this.orders.findKeptLines(page.flatMap(({ orderId }) => orderId ?? []));
      const credited = page.map((invoice) => ({
        invoice,
        notes: notes.filter(({ creditsId }) => creditsId === invoice.id),
      }));
      differing.push(...compareKeptLines(credited, kept));
    }
    return differing;
  }

  /** Schedules the next night first, so that a run that is given up does not end the schedule. */
  private async runNightly(day: string): Promise<void> {
    await this.planNext();
    const isOpen = await this.comparisons.isOpen(day);
    if (isOpen) await this.comparisons.finish(day, await this.compare(), this.clock.now());
  }

  private async rowsSince(since: Date): Promise<SiigoInvoice[]> {
    const filter = { created_start: `${since.toISOString().slice(0, 19)}Z` };
    return valueOrThrow(await this.invoices.find(filter, MAX_INVOICES));
  }

  private async paidOrders(from: Date, to: Date): Promise<PaidOrders> {
    const orders: PaidOrders = [];
    for (;;) {
      const page = await this.orders.paidBetween(from, to, orders.at(-1)?.id ?? 0, ORDERS_PER_PAGE);
      orders.push(...page);
      if (page.length < ORDERS_PER_PAGE) return orders;
    }
  }
}

type PaidOrders = Awaited<ReturnType<InvoiceableOrders['paidBetween']>>;

const comparedInvoice = (row: SiigoInvoice): ComparedInvoice => ({
  id: row.id,
  name: row.name ?? null,
  identification: row.customer?.identification ?? '',
  total: totalOf(row),
  isAnnulled: row.annulled === true,
});
