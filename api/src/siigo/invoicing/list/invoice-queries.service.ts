import { toPesos } from '@lacteos/contracts/money/money';
import type { PageMeta } from '@lacteos/contracts/schemas';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import { Clock } from '#platform/clock/index.js';
import { pageOf } from '#platform/http/index.js';
import { SiigoCreditNotes, SiigoInvoices } from '../../client/siigo-documents.js';
import { isNotFound } from '../../client/errors/siigo-outcome.js';
import type { SiigoInvoice } from '../../client/siigo-wire.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import { CustomersRepository } from '../../customers/customers.repository.js';
import type { CustomerEntity } from '../../customers/customer.entity.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry, INVOICE_STATES, isInProgress } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import type { InvoiceDetailDto, InvoiceRowDto, InvoiceStateDto } from '../view/invoice-state.dto.js';
import {
  externalStateView,
  invoiceDetailView,
  invoiceRowView,
  invoiceStateView,
  listedRowView,
  storedRowView,
} from '../view/invoice-view.js';
import { invoiceFilterOf, storedFilterOf } from './invoice-filter.js';
import type { InvoiceListQuery } from './invoice-list.query.js';

const OUR_ID = /^\d{1,9}$/;
const MAX_ATTENTION = 200;
const HOUR_MS = 3_600_000;

@Injectable()
export class InvoiceQueriesService {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly invoices: SiigoInvoices,
    private readonly notes: SiigoCreditNotes,
    private readonly customers: CustomersRepository,
    private readonly clock: Clock,
  ) {}

  async stateOf(document: SiigoDocumentEntity): Promise<InvoiceStateDto> {
    return invoiceStateView(document, await this.documents.notesOf(document.id));
  }

  /** Newest first, including former ones. */
  async historyOf(orderId: number): Promise<InvoiceStateDto[]> {
    const invoices = await this.documents.ofOrder(orderId);
    return Promise.all(invoices.map((invoice) => this.stateOf(invoice)));
  }

  async ofOrder(orderId: number): Promise<InvoiceStateDto | null> {
    const document = await this.documents.findBy({ orderId });
    return document && this.stateOf(document);
  }

  /** @param id the shop's or SIIGO's @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.UNAVAILABLE */
  async find(id: string): Promise<InvoiceDetailDto> {
    const document = OUR_ID.test(id) ? await this.documents.find(Number(id)) : null;
    if (document) {
      const state = await this.stateOf(document);
      return invoiceDetailView(state, storedRowView(document, state), document.publicUrl);
    }
    if (OUR_ID.test(id)) throw refusal('SIIGO.INVOICE_NOT_FOUND');
    const sent = await this.atSiigo(id);
    const ours = await this.documents.findBy({ siigoId: sent.id });
    const known = ours && (await this.stateOf(ours));
    return invoiceDetailView(
      known ?? externalStateView(sent),
      invoiceRowView(sent, known),
      sent.public_url ?? null,
    );
  }

  /**
   * SIIGO's list; with a state the shop's own invoices. Without paging the first 200 rows.
   * @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED
   */
  async list(query: InvoiceListQuery): Promise<{ rows: InvoiceRowDto[]; meta: PageMeta }> {
    const { skip, take, page, pageSize } = pageOf(query);
    if (query.state) {
      const { rows, total, sum } = await this.documents.pageOfInvoices(storedFilterOf(query, query.state), {
        skip,
        take,
      });
      const states = await this.statesOf(rows);
      const listed = rows.map((row, n) => listedRowView(row, states[n] ?? invoiceStateView(row)));
      return { rows: await this.named(listed), meta: { total, page, pageSize, totalIncome: toPesos(sum) } };
    }
    const { rows, total } = valueOrThrow(await this.invoices.list(invoiceFilterOf(query), page, pageSize));
    return { rows: await this.named(await this.withStates(rows)), meta: { total, page, pageSize } };
  }

  /** Base64. @param id the shop's, or an invoice's in SIIGO @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.UNAVAILABLE */
  async pdf(id: string): Promise<string> {
    const ours = OUR_ID.test(id)
      ? await this.documents.find(Number(id))
      : await this.documents.findBy({ siigoId: id });
    const siigoId = OUR_ID.test(id) ? ours?.siigoId : id;
    if (!siigoId) throw refusal('SIIGO.INVOICE_NOT_FOUND');
    const source = ours?.kind === 'credit-note' ? this.notes : this.invoices;
    const outcome = await source.pdf(siigoId);
    if (isNotFound(outcome)) throw refusal('SIIGO.INVOICE_NOT_FOUND');
    return valueOrThrow(outcome);
  }

  /** Rejected, failed, drafts, or in progress for over an hour; newest first. */
  async attention(): Promise<{ rows: InvoiceStateDto[]; meta: PageMeta }> {
    const [documents, total] = await this.documents.needingAttention(
      INVOICE_STATES.filter((state) => canRetry(state) || state === 'draft'),
      INVOICE_STATES.filter(isInProgress),
      new Date(this.clock.now().getTime() - HOUR_MS),
      MAX_ATTENTION,
    );
    const rows = documents.map((document) => invoiceStateView(document));
    return { rows, meta: { total, page: 1, pageSize: MAX_ATTENTION } };
  }

  private async atSiigo(siigoId: string): Promise<SiigoInvoice> {
    const outcome = await this.invoices.get(siigoId);
    if (isNotFound(outcome) || (outcome.kind === 'rejected' && outcome.status === 400))
      throw refusal('SIIGO.INVOICE_NOT_FOUND');
    return valueOrThrow(outcome);
  }

  private async withStates(rows: readonly SiigoInvoice[]): Promise<InvoiceRowDto[]> {
    const ours = await this.documents.withSiigoIds(rows.map((row) => row.id));
    const states = new Map((await this.statesOf(ours)).map((state) => [state.siigoId, state]));
    return rows.map((row) => invoiceRowView(row, states.get(row.id) ?? null));
  }

  private async statesOf(documents: readonly SiigoDocumentEntity[]): Promise<InvoiceStateDto[]> {
    const notes = await this.documents.notesOfAll(documents.map(({ id }) => id));
    return documents.map((document) =>
      invoiceStateView(
        document,
        notes.filter(({ creditsId }) => creditsId === document.id),
      ),
    );
  }

  /** Names of the main branches in the shop's copy of SIIGO's customers. */
  private async named(rows: readonly InvoiceRowDto[]): Promise<InvoiceRowDto[]> {
    const known = await this.customers.findAllByIdentification([
      ...new Set(rows.map(({ customer }) => customer.identification)),
    ]);
    const names = new Map(
      known
        .toSorted((a, b) => b.branchOffice - a.branchOffice)
        .map((one) => [one.identification, nameOf(one)]),
    );
    return rows.map((row) => ({
      ...row,
      customer: { ...row.customer, name: names.get(row.customer.identification) ?? null },
    }));
  }
}

const nameOf = ({ nameCompany, firstName, lastName }: CustomerEntity): string =>
  nameCompany ?? [firstName, lastName].filter(Boolean).join(' ');
