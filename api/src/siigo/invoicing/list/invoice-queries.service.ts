import type { PageMeta } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { SiigoInvoices } from '../../client/siigo-documents.js';
import { isNotFound } from '../../client/siigo-outcome.js';
import type { SiigoInvoice } from '../../client/siigo-wire.js';
import { valueOrThrow } from '../../siigo-failure.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry, INVOICE_STATES, isInProgress } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import type { InvoiceDetailDto, InvoiceRowDto, InvoiceStateDto } from '../request/invoice-state.dto.js';
import {
  foreignStateView,
  invoiceDetailView,
  invoiceRowView,
  invoiceStateView,
  keptRowView,
} from '../request/invoice-view.js';
import { invoiceFilterOf } from './invoice-filter.js';
import { LARGEST_PAGE, type InvoiceListQuery } from './invoice-list.query.js';

const OUR_ID = /^\d{1,9}$/;
const MOST_ATTENTION = 200;
const HOUR_MS = 3_600_000;

/** Reads invoices: the shop's own state of them from the database, lists and PDF from SIIGO. */
@Injectable()
export class InvoiceQueriesService {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly invoices: SiigoInvoices,
    private readonly clock: Clock,
  ) {}

  /** The state of a document with that of its credit note. */
  async stateOf(document: SiigoDocumentEntity): Promise<InvoiceStateDto> {
    return invoiceStateView(document, await this.documents.findBy({ creditsId: document.id }));
  }

  /** The invoice that an order has, or null. */
  async ofOrder(orderId: number): Promise<InvoiceStateDto | null> {
    const document = await this.documents.findBy({ orderId });
    return document && this.stateOf(document);
  }

  /**
   * One invoice by our id (from the database, so that it can be asked often) or by SIIGO's (from SIIGO).
   * @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.UNAVAILABLE
   */
  async find(id: string): Promise<InvoiceDetailDto> {
    const document = OUR_ID.test(id) ? await this.documents.find(Number(id)) : null;
    if (document) {
      const state = await this.stateOf(document);
      return invoiceDetailView(state, keptRowView(document, state), document.publicUrl);
    }
    if (OUR_ID.test(id)) throw new AppError('SIIGO.INVOICE_NOT_FOUND');
    const sent = await this.atSiigo(id);
    const ours = await this.documents.findBy({ siigoId: sent.id });
    const known = ours && (await this.stateOf(ours));
    return invoiceDetailView(
      known ?? foreignStateView(sent),
      invoiceRowView(sent, known),
      sent.public_url ?? null,
    );
  }

  /**
   * A page of SIIGO's list, one request towards SIIGO per page (two for an unpaged list, whose first 200 rows are meant).
   * @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED
   */
  async list(query: InvoiceListQuery): Promise<{ rows: InvoiceRowDto[]; meta: PageMeta }> {
    const filter = invoiceFilterOf(query);
    const isPaged = query.page !== undefined || query.pageSize !== undefined;
    const wanted = query.pageSize ?? (isPaged ? 20 : LARGEST_PAGE);
    const { rows, total, page, pageSize } = valueOrThrow(
      await this.invoices.list(filter, query.page ?? 1, wanted),
    );
    if (isPaged || total <= rows.length || rows.length === 0)
      return { rows: await this.withStates(rows), meta: { total, page, pageSize } };
    const more = valueOrThrow(await this.invoices.list(filter, 2, wanted));
    return {
      rows: await this.withStates([...rows, ...more.rows]),
      meta: { total, page: 1, pageSize: 2 * LARGEST_PAGE },
    };
  }

  /** The PDF of an invoice as base64, by our id or SIIGO's. @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.UNAVAILABLE */
  async pdf(id: string): Promise<string> {
    const siigoId = OUR_ID.test(id) ? (await this.documents.find(Number(id)))?.siigoId : id;
    if (!siigoId) throw new AppError('SIIGO.INVOICE_NOT_FOUND');
    const outcome = await this.invoices.pdf(siigoId);
    if (isNotFound(outcome)) throw new AppError('SIIGO.INVOICE_NOT_FOUND');
    return valueOrThrow(outcome);
  }

  /** What staff have to look at: rejected, failed, or under way for over an hour; newest first, and how many there are. */
  async attention(): Promise<{ rows: InvoiceStateDto[]; meta: PageMeta }> {
    const [documents, total] = await this.documents.needingAttention(
      INVOICE_STATES.filter(canRetry),
      INVOICE_STATES.filter(isInProgress),
      new Date(this.clock.now().getTime() - HOUR_MS),
      MOST_ATTENTION,
    );
    const rows = documents.map((document) => invoiceStateView(document));
    return { rows, meta: { total, page: 1, pageSize: MOST_ATTENTION } };
  }

  private async atSiigo(siigoId: string): Promise<SiigoInvoice> {
    const outcome = await this.invoices.get(siigoId);
    if (isNotFound(outcome) || (outcome.kind === 'rejected' && outcome.status === 400))
      throw new AppError('SIIGO.INVOICE_NOT_FOUND');
    return valueOrThrow(outcome);
  }

  private async withStates(rows: readonly SiigoInvoice[]): Promise<InvoiceRowDto[]> {
    const ours = await this.documents.withSiigoIds(rows.map((row) => row.id));
    const states = new Map(ours.map((document) => [document.siigoId, invoiceStateView(document)]));
    return rows.map((row) => invoiceRowView(row, states.get(row.id) ?? null));
  }
}
