import { randomUUID } from 'node:crypto';

import { formatMoney, toPesos } from '@lacteos/contracts/money/money';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { type CustomerSeen, SIIGO_CUSTOMER } from '../../customers/customer-sync.js';
import { DocumentRepository, type DocumentChange, type NewDocument } from './document.repository.js';
import { creditsEverything, isByHand } from './note-credits.js';
import { INITIAL_INVOICE_STATE, nextInvoiceState, type InvoiceEvent } from './invoice-state.js';
import { OrderOfDocument } from './order-of-document.js';
import type { SiigoDocumentEntity } from './siigo-document.entity.js';

export const SIIGO_DOCUMENT = 'siigo.document';
/** Separate outbox lane, because a call to SIIGO may take two minutes. */
export const SIIGO_LANE = 'siigo';
export interface DocumentStep {
  readonly documentId: number;
  /** Any other version makes the step stale. */
  readonly version: number;
}
export interface HeldDocument {
  readonly document: SiigoDocumentEntity;
  readonly token: string;
}
export type Claim = { kind: 'held'; held: HeldDocument } | { kind: 'stale' } | { kind: 'busy'; until: Date };

/** Another process took over the lease; discard the results. */
export class LeaseLost extends Error {
  constructor(documentId: number) {
    super(`another process works on document ${documentId}`);
    this.name = 'LeaseLost';
  }
}

const LEASE_MARGIN_MS = 30_000;

/** Records state, lease, next step and the order's timeline in one transaction. */
@Injectable()
export class DocumentJournal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly order: OrderOfDocument,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async claim({ documentId, version }: DocumentStep): Promise<Claim> {
    const now = this.clock.now();
    const token = randomUUID();
    const lease = { token, until: this.leaseEnd(now) };
    const isHeld = await this.documents.claim(documentId, version, lease, now);
    const document = await this.documents.find(documentId);
    if (!document || document.version !== version) return { kind: 'stale' };
    if (isHeld) return { kind: 'held', held: { document, token } };
    return { kind: 'busy', until: document.leaseUntil ?? now };
  }

  /** @param next time of the next step, or null @throws LeaseLost after a takeover; nothing is written */
  async record(
    held: HeldDocument,
    event: InvoiceEvent,
    change: DocumentChange,
    next: Date | null,
  ): Promise<void> {
    await this.work.run(async () => {
      const { document } = held;
      await this.write(held, event, { ...change, leaseToken: null, leaseUntil: null });
      if (next) await this.plan(document.id, document.version + 1, next);
      if (document.siigoId === null && change.siigoId)
        await this.outbox.add(SIIGO_CUSTOMER, {
          identification: document.customerIdentification,
        } satisfies CustomerSeen);
      if (document.kind === 'credit-note') {
        if (event === 'accepted') await this.creditInvoice(document, change);
      } else await this.order.recordEvent(document, event, change);
    });
  }

  /** Records an attempt before sending; keeps the lease and schedules a lookup in case this process dies. */
  async recordAttempt(held: HeldDocument, change: DocumentChange): Promise<HeldDocument> {
    const now = this.clock.now();
    const { document, token } = held;
    const until = this.leaseEnd(now);
    const attempt = { ...change, attempts: document.attempts + 1, attemptedAt: now, leaseUntil: until };
    await this.work.run(async () => {
      await this.write(held, 'attempted', attempt);
      await this.plan(document.id, document.version + 1, until);
    });
    const sent = Object.assign({}, document, attempt, {
      state: nextInvoiceState(document.state, 'attempted'),
      version: document.version + 1,
    });
    return { document: sent, token };
  }

  /** Rebuilds an order's invoice from what its buyer keeps. @returns whether version and lease allowed it */
  async recordWithoutLease(
    document: SiigoDocumentEntity,
    event: InvoiceEvent,
    change: DocumentChange,
    next: Date | null,
  ) {
    return this.work.run(async () => {
      await this.order.freezeLines(document);
      const state = nextInvoiceState(document.state, event);
      const updatedAt = this.clock.now();
      const isWritten = await this.documents.change(document, null, { ...change, state, updatedAt });
      if (isWritten && next) await this.plan(document.id, document.version + 1, next);
      if (isWritten) await this.order.updateState({ ...document, ...change, state });
      return isWritten;
    });
  }

  async holdRestored(document: SiigoDocumentEntity, siigoId: string): Promise<HeldDocument> {
    const state = nextInvoiceState(document.state, 'found after restore');
    const change = {
      state,
      siigoId,
      waits: 0,
      leaseToken: null,
      leaseUntil: null,
      updatedAt: this.clock.now(),
    };
    await this.documents.change(document, document.leaseToken, change);
    const claim = await this.claim({ documentId: document.id, version: document.version + 1 });
    if (claim.kind !== 'held') throw new LeaseLost(document.id);
    return claim.held;
  }

  plan(documentId: number, version: number, at: Date): Promise<void> {
    return this.outbox.add(SIIGO_DOCUMENT, { documentId, version } satisfies DocumentStep, at);
  }

  private async write(held: HeldDocument, event: InvoiceEvent, change: DocumentChange): Promise<void> {
    const { document, token } = held;
    const state = nextInvoiceState(document.state, event);
    const isHeld = await this.documents.change(document, token, {
      ...change,
      state,
      updatedAt: this.clock.now(),
    });
    if (!isHeld) throw new LeaseLost(document.id);
    await this.order.updateState({ ...document, ...change, state });
  }

  /** Also schedules its first step; requires a unit of work. @returns its id */
  async open(row: NewDocument, at: Date): Promise<number> {
    const documentId = await this.documents.insert(row, this.clock.now());
    await this.plan(documentId, 0, at);
    const begun = { ...row, id: documentId, siigoId: null, state: INITIAL_INVOICE_STATE };
    await this.order.begin(begun, row.actorId);
    return documentId;
  }

  /** Marks a fully credited invoice, which frees its order for the next one. */
  private async creditInvoice(note: SiigoDocumentEntity, { name }: DocumentChange): Promise<void> {
    const { creditsId, actorId, total } = note;
    if (creditsId === null) return;
    // Locks before reading notes, so that two final notes see each other.
    await this.documents.lock(creditsId);
    const invoice = await this.documents.find(creditsId);
    const notes = await this.documents.notesOf(creditsId);
    if (invoice?.state !== 'issued') return;
    const isWhole = creditsEverything(notes.filter(({ state }) => state === 'issued'));
    const { orderId, siigoId } = invoice;
    if (orderId !== null && isByHand(note)) await this.order.creditByHand(orderId, note);
    if (isWhole) await this.undo(invoice, 'credited', actorId);
    if (orderId === null || isWhole) return;
    const detail = `${name ?? note.name ?? 'Nota crédito'} por ${formatMoney(toPesos(total))}`;
    if (siigoId) await this.order.record(orderId, 'InvoicePartlyCredited', actorId, detail);
  }

  async undo(
    invoice: SiigoDocumentEntity,
    event: 'credited' | 'annulled',
    actorId: number | null,
  ): Promise<boolean> {
    const { orderId, name: detail } = invoice;
    const state = nextInvoiceState(invoice.state, event);
    const change = { state, updatedAt: this.clock.now(), reasons: [] };
    if (!(await this.documents.change(invoice, null, change))) return false;
    await this.order.updateState({ ...invoice, state });
    if (orderId === null) return true;
    if (event === 'annulled') await this.order.annul(orderId, actorId, detail);
    else await this.order.record(orderId, 'InvoiceCredited', actorId, detail);
    return true;
  }

  /** Longer than any call, so that the lease of a live process does not expire. */
  private leaseEnd(now: Date): Date {
    return new Date(now.getTime() + 2 * this.config.siigo.timeoutMs + LEASE_MARGIN_MS);
  }
}
