import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '../../../config/index.js';
import { OrderInvoicing, OrderTimeline } from '../../../orders/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { type CustomerSeen, SIIGO_CUSTOMER } from '../../customers/customer-sync.js';
import { DocumentRepository, type DocumentChange } from './document.repository.js';
import { nextInvoiceState, type InvoiceEvent } from './invoice-state.js';
import type { SiigoDocumentEntity } from './siigo-document.entity.js';

/** Topic of the message that carries a document on; payload {@link DocumentStep}. */
export const SIIGO_DOCUMENT = 'siigo.document';
/** Lane of the outbox for calls to SIIGO, which may take two minutes each. */
export const SIIGO_LANE = 'siigo';
export interface DocumentStep {
  readonly documentId: number;
  /** The message speaks of this version; a later one makes it void. */
  readonly version: number;
}
/** A document that this process may work on. */
export interface HeldDocument {
  readonly document: SiigoDocumentEntity;
  readonly token: string;
}
/** What a claim found: the document, that it has moved on, or that another process works on it. */
export type Claim = { kind: 'held'; held: HeldDocument } | { kind: 'stale' } | { kind: 'busy'; until: Date };

/** The lease ran out and another process works on the document: whatever this one knows is thrown away. */
export class LeaseLost extends Error {
  constructor(documentId: number) {
    super(`another process works on document ${documentId}`);
    this.name = 'LeaseLost';
  }
}

const LEASE_MARGIN_MS = 30_000;
/** Events of a document that stand in the timeline of its order. */
const ORDER_EVENTS = {
  accepted: 'InvoiceIssued',
  refused: 'InvoiceRejected',
  'gave up': 'InvoiceFailed',
} as const satisfies Partial<Record<InvoiceEvent, string>> as Partial<
  Record<InvoiceEvent, 'InvoiceIssued' | 'InvoiceRejected' | 'InvoiceFailed'>
>;

/** Writes what happens to documents: state, lease, the next message and the traces in the order, in one transaction. */
@Injectable()
export class DocumentJournal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly orders: OrderInvoicing,
    private readonly timeline: OrderTimeline,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Takes a document at the version of a message. */
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

  /**
   * Records an event with what changed, gives the lease back and plans the next step.
   * @param next when to go on; null when there is nothing more to do
   * @throws LeaseLost when another process has taken over; nothing is written then
   */
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
      await this.trace(document, event, change);
    });
  }

  /**
   * Records that the document is about to be sent, keeps the lease for the call, and plans a look at it for the case
   * that this process does not survive. Answers the document as it stands now.
   */
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

  /** Records an event of a document that nobody works on (a retry by staff); whether it was free and as expected. */
  async recordFree(
    document: SiigoDocumentEntity,
    event: InvoiceEvent,
    change: DocumentChange,
    next: Date | null,
  ) {
    return this.work.run(async () => {
      const state = nextInvoiceState(document.state, event);
      const updatedAt = this.clock.now();
      const isWritten = await this.documents.change(document, null, { ...change, state, updatedAt });
      if (isWritten && next) await this.plan(document.id, document.version + 1, next);
      return isWritten;
    });
  }

  /** Plans a step; call it in the transaction that makes it necessary. */
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
  }

  /** What the order shows of it: its flag, and the steps that mean something to staff. */
  private async trace(
    document: SiigoDocumentEntity,
    event: InvoiceEvent,
    change: DocumentChange,
  ): Promise<void> {
    const { kind, orderId, creditsId, actorId } = document;
    if (kind === 'credit-note') {
      if (event === 'accepted' && creditsId !== null) await this.creditInvoice(creditsId, actorId);
      return;
    }
    if (orderId === null) return;
    const siigoId = change.siigoId ?? document.siigoId;
    if (siigoId) await this.orders.markInvoiced(orderId, siigoId);
    const name = ORDER_EVENTS[event];
    const detail = change.reasons?.[0]?.message ?? change.name ?? document.name;
    if (name) await this.timeline.record({ orderId, name, actorId: null, detail });
  }

  private async creditInvoice(invoiceId: number, actorId: number | null): Promise<void> {
    const invoice = await this.documents.find(invoiceId);
    if (!invoice) return;
    const state = nextInvoiceState(invoice.state, 'credited');
    await this.documents.change(invoice, invoice.leaseToken, { state, updatedAt: this.clock.now() });
    const { orderId } = invoice;
    if (orderId !== null) await this.timeline.record({ orderId, name: 'InvoiceCredited', actorId });
  }

  /** Longer than any call, so that a living holder is never overtaken. */
  private leaseEnd(now: Date): Date {
    return new Date(now.getTime() + 2 * this.config.siigo.timeoutMs + LEASE_MARGIN_MS);
  }
}
