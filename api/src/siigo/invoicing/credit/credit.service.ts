import {
  lineAmounts,
  type ArithmeticLine,
  type LineDiscount,
  type LineTax,
} from '@lacteos/contracts/money/invoice-arithmetic';
import { Injectable } from '@nestjs/common';
import { correctionFor } from '../../corrections/correction-pages.js';
import { refusal } from '../../corrections/refusals.js';

import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CataloguesService } from '../../catalogues/catalogues.service.js';
import type { SiigoInvoiceItemRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { DocumentJournal } from '../document/document-journal.js';
import type { CreditNoteRequest } from '../document/document-request.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry, isInProgress } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { totalOf } from '../payload/credit-note-payload.js';
import { documentRefusal } from '../view/invoice-view.js';
import { ImmediateProcessing } from '../sending/immediate-processing.js';
import {
  isNothingLeft,
  remaindersOf,
  type InvoiceLine,
  type LineRemainder,
} from '../document/credit-lines.js';
import { planCredit, type WantedCredit } from './credit-plan.js';
import { creditsOf, noteReference, resetForResending, reservesCredit } from '../document/note-credits.js';

export interface CreditBalance {
  readonly invoice: SiigoDocumentEntity;
  readonly notes: readonly SiigoDocumentEntity[];
  readonly lines: readonly InvoiceLine[];
  readonly rests: readonly LineRemainder[];
}
export interface WantedNote {
  readonly reason: number;
  readonly lines?: readonly WantedCredit[];
  readonly observations?: string;
}
interface Planned extends CreditBalance {
  readonly request: CreditNoteRequest;
}

/** Retries when a concurrent note of the invoice is first. */
const MAX_ROUNDS = 5;

/** All notes of an invoice together never exceed it. */
@Injectable()
export class CreditService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly catalogues: CataloguesService,
    private readonly prompt: ImmediateProcessing,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.UNAVAILABLE, SIIGO.REJECTED */
  async balance(invoiceId: number, except: number | null = null): Promise<CreditBalance> {
    const invoice = await this.documents.find(invoiceId);
    if (invoice?.kind !== 'invoice' || !invoice.payload) throw refusal('SIIGO.INVOICE_NOT_FOUND');
    const notes = await this.documents.notesOf(invoiceId);
    const lines = await this.linesOf(invoice.payload as SiigoInvoiceRequest);
    const held = notes.filter((note) => note.id !== except && reservesCredit(note));
    return { invoice, notes, lines, rests: remaindersOf(lines, creditsOf(held, lines)) };
  }

  /** @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_CREDITABLE, VALIDATION.FAILED by line */
  async credit(
    invoiceId: number,
    wanted: WantedNote,
    actorId: number,
    callerKey: string | null,
  ): Promise<SiigoDocumentEntity> {
    const requestKey = callerKey && `${actorId}:${callerKey}`;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const repeated = requestKey && (await this.documents.findBy({ requestKey }));
      if (repeated) return repeated;
      const balance = await this.balance(invoiceId);
      const first = annulmentOf(wanted, balance);
      if (first) return first;
      const planned = { ...balance, request: requestOf(wanted, balance) };
      const refused = balance.notes.findLast((note) => canRetry(note.state) && !reservesCredit(note));
      const done = refused
        ? await this.resend(planned, refused, actorId)
        : await this.insert(planned, actorId, requestKey);
      if (done) return this.prompt.work(done.id, done.version);
    }
    throw documentRefusal('SIIGO.NOT_CREDITABLE', (await this.balance(invoiceId)).invoice);
  }

  /** @param write resends the note in the same transaction @throws SIIGO.CREDIT_EXCEEDED, SIIGO.NOT_CREDITABLE */
  async reserve(note: SiigoDocumentEntity, write: () => Promise<void>): Promise<void> {
    const { invoice, lines, rests } = await this.balance(Number(note.creditsId), note.id);
    const others = lines.map((line, index) => ({ ...line, ...rests[index] }));
    const left = remaindersOf(others, creditsOf([note], lines));
    if (left.some(({ quantity, base, total }) => quantity < 0 || base < 0 || total < 0))
      throw documentRefusal('SIIGO.CREDIT_EXCEEDED', invoice);
    await this.work.run(async () => {
      if (!(await this.claimInvoice(invoice))) throw documentRefusal('SIIGO.CREDIT_EXCEEDED', invoice);
      await write();
    });
  }

  private async insert({ invoice, request }: Planned, actorId: number, requestKey: string | null) {
    const row = {
      kind: 'credit-note' as const,
      orderId: null,
      creditsId: invoice.id,
      requestKey,
      reference: noteReference(invoice.id),
      request,
      customerIdentification: invoice.customerIdentification,
      total: totalOf(request.credits ?? []),
      actorId,
    };
    try {
      return await this.work.run(async () => {
        if (!(await this.claimInvoice(invoice))) return null;
        const id = await this.documents.insert(row, this.clock.now());
        await this.journal.plan(id, 0, this.prompt.dueAfter());
        await this.recordAudit(invoice, id, request, actorId);
        return { id, version: 0 };
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  private async resend({ invoice, request }: Planned, refused: SiigoDocumentEntity, actorId: number) {
    const change = {
      request,
      total: totalOf(request.credits ?? []),
      actorId,
      idempotencyKey: null,
      isKeySpent: false,
      waits: 0,
      reasons: [],
      ...resetForResending(refused),
    };
    return this.work.run(async () => {
      if (!(await this.claimInvoice(invoice))) return null;
      const isMine = await this.journal.recordWithoutLease(
        refused,
        'retried',
        change,
        this.prompt.dueAfter(),
      );
      if (!isMine) throw documentRefusal('SIIGO.NOT_RETRYABLE', refused);
      await this.recordAudit(invoice, refused.id, request, actorId);
      return { id: refused.id, version: refused.version + 1 };
    });
  }

  /** Admits one new note of an invoice at a time, by its version. */
  private async claimInvoice(invoice: SiigoDocumentEntity): Promise<boolean> {
    if (invoice.state !== 'issued') throw documentRefusal('SIIGO.NOT_CREDITABLE', invoice);
    return this.documents.change(invoice, null, { updatedAt: this.clock.now() });
  }

  private recordAudit(
    { id: subjectId }: SiigoDocumentEntity,
    creditNoteId: number,
    { reason, credits = [] }: CreditNoteRequest,
    actorId: number,
  ): Promise<void> {
    const after = { creditNoteId, reason, total: totalOf(credits) };
    const action = 'siigo.invoice.credited';
    return this.audit.record({ actorId, action, subject: 'invoice', subjectId, before: null, after });
  }

  private async linesOf({ document, items }: SiigoInvoiceRequest): Promise<InvoiceLine[]> {
    const { rows: taxes } = await this.catalogues.get('taxes');
    const { rows: types } = await this.catalogues.get('invoiceTypes');
    const discountType = types.find(({ id }) => id === document.id)?.discount_type ?? 'Percentage';
    return items.map((item) => lineOf(item, taxes, discountType));
  }
}

const annulmentOf = (
  { reason, lines = [] }: WantedNote,
  { invoice, notes, rests }: CreditBalance,
): SiigoDocumentEntity | null => {
  const last = notes.at(-1);
  const isAnnulled = last !== undefined && reservesCredit(last) && isNothingLeft(rests);
  const isSame = isAnnulled && (last.request as CreditNoteRequest).reason === reason && lines.length === 0;
  if (isSame && (isInProgress(last.state) || invoice.state === 'credited')) return last;
  if (invoice.state !== 'issued') throw documentRefusal('SIIGO.NOT_CREDITABLE', invoice);
  return null;
};

function requestOf(
  { reason, lines: wanted = [], observations = '' }: WantedNote,
  { invoice, lines, rests }: CreditBalance,
): CreditNoteRequest {
  const plan = planCredit(reason, wanted, lines, rests);
  if ('errors' in plan) throw new AppError('VALIDATION.FAILED', { errors: { ...plan.errors } });
  const { credits } = plan;
  return {
    kind: 'credit-note',
    invoiceId: invoice.id,
    reason,
    credits: [...credits],
    lines: [...lines],
    observations,
  };
}

/** @throws SIIGO.REJECTED for a tax missing from SIIGO's catalogue */
function lineOf(
  item: SiigoInvoiceItemRequest,
  catalogue: readonly (LineTax & { readonly id: number })[],
  discountType: string,
): InvoiceLine {
  const taxes = (item.taxes ?? []).map(({ id }) => {
    const tax = catalogue.find((candidate) => candidate.id === id);
    if (!tax) throw missingTax(id);
    return { type: tax.type, percentage: tax.percentage };
  });
  const { quantity, price } = item;
  const discount = discountOf(item, discountType);
  const line: ArithmeticLine = { quantity, price, taxes, ...(discount ? { discount } : {}) };
  const { base, total } = lineAmounts(line);
  return { item, taxes, quantity, base, total };
}

const discountOf = (
  { discount }: Pick<SiigoInvoiceItemRequest, 'discount'>,
  discountType: string,
): LineDiscount | null => {
  if (discount === undefined) return null;
  return { kind: discountType.toLowerCase() === 'value' ? 'amount' : 'percentage', value: discount };
};

function missingTax(id: number): AppError {
  const explanation = `El impuesto ${id} de la factura ya no existe en SIIGO.`;
  const reason = { code: 'TAX_MISSING', field: null, message: explanation };
  const reasons = [{ ...reason, ...correctionFor(reason, { identification: '' }) }];
  return new AppError('SIIGO.REJECTED', { explanation, errors: { reasons } });
}
