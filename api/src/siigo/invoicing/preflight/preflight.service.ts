import { colombianToday, dayAfter } from '@lacteos/contracts/time/colombian-day';
import { TEXTS } from '@lacteos/contracts/validation';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { InvoiceableOrders, type InvoiceableOrder } from '#orders/order/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import { CataloguesService } from '../../catalogues/catalogues.service.js';
import type { SiigoCustomerRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { DocumentBuilder } from '../payload/document-builder.js';
import { DocumentCustomers } from '../payload/document-customers.js';
import { DocumentRepository } from '../document/document.repository.js';
import type {
  DraftInvoiceRequest,
  InvoiceRequest,
  OrderInvoiceRequest,
} from '../document/document-request.js';
import {
  draftInvoice,
  orderInvoice,
  type BuiltInvoice,
  type PayloadCatalogues,
  type PayloadContext,
} from '../payload/invoice-payload.js';
import { PayloadProblem } from '../payload/payload-problem.js';
import { customerOfOrder, typeOfBuyer } from '../payload/order-customer.js';
import { typeIdOf } from '../request/invoice-request.js';
import { customerFindings, type CustomerLookup } from './customer-findings.js';
import { correctionOfFinding, type Refused } from '../../corrections/correction-pages.js';
import { problem, uncheckedFinding, type Finding } from './finding.js';
import { payloadFindings, withholdingFindings } from './payload-findings.js';
import type { InvoiceFindingDto } from './preflight.dto.js';
import {
  draftProductFindings,
  orderFindings,
  orderProductFindings,
  staffFindings,
  typeFindings,
} from './preflight-rules.js';

type Findings = Finding[];

@Injectable()
export class PreflightService {
  constructor(
    private readonly orders: InvoiceableOrders,
    private readonly users: UserLookup,
    private readonly documents: DocumentRepository,
    private readonly catalogues: CataloguesService,
    private readonly builder: DocumentBuilder,
    private readonly customers: DocumentCustomers,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Errors first, without duplicates; empty when the invoice can be sent. */
  async check(request: InvoiceRequest): Promise<InvoiceFindingDto[]> {
    const findings = request.kind === 'order' ? await this.ofOrder(request) : await this.ofDraft(request);
    const unique = new Map(findings.map((finding) => [`${finding.code} ${finding.message}`, finding]));
    const isError = ({ severity }: Finding): boolean => severity === 'error';
    const refused = await this.refusedOf(request);
    const all = [...unique.values()].map((finding) => {
      const { advice, link } = correctionOfFinding(finding, refused);
      return { ...finding, advice, link: finding.link ?? link };
    });
    return [...all.filter(isError), ...all.filter((finding) => !isError(finding))];
  }

  private async refusedOf(request: InvoiceRequest): Promise<Refused> {
    if (request.kind === 'draft') return { identification: request.customer.identification };
    const { orderId } = request;
    return { identification: (await this.orders.find(orderId))?.nDocument ?? '', orderId };
  }

  private async ofOrder(request: OrderInvoiceRequest): Promise<Findings> {
    const { orderId } = request;
    const order = await this.orders.find(orderId);
    const findings = orderFindings(order, await this.documents.findBy({ orderId }), request.sendToDian);
    if (!order) return findings;
    const account = await this.users.find(order.userId);
    const fields = customerOfOrder(order, account);
    const buyer = { identification: order.nDocument, idType: typeOfBuyer(order, account) };
    return [
      ...findings,
      ...(await this.checkSettings(request)),
      ...customerFindings(await this.lookUp(buyer, fields), order.nDocument, orderId),
      ...orderProductFindings(order),
      ...(await this.built(request, order)),
    ];
  }

  private async ofDraft(request: DraftInvoiceRequest): Promise<Findings> {
    const { customer, items } = request;
    const fields = 'person_type' in customer ? customer : null;
    const isPast = request.date < this.today();
    const products = await this.orUnchecked(async () => {
      const { rows } = await this.catalogues.get('products');
      return draftProductFindings(
        items.map(({ code }) => code),
        rows,
      );
    });
    return [
      ...(isPast ? [problem('DATE_IN_PAST', TEXTS.dateInPast)] : []),
      ...(await this.checkSettings(request)),
      ...customerFindings(
        await this.lookUp({ identification: customer.identification, idType: fields?.id_type }, fields),
        customer.identification,
      ),
      ...products,
      ...(await this.built(request, null)),
    ];
  }

  private checkSettings(request: InvoiceRequest): Promise<Findings> {
    return this.orUnchecked(async () => {
      const { rows: types } = await this.catalogues.get('invoiceTypes');
      const { rows: sellers } = await this.catalogues.get('users');
      const { rows: centres } = await this.catalogues.get('costCenters');
      return [
        ...typeFindings(request, types, this.config.siigo.invoiceTypeIds),
        ...staffFindings(request, sellers, centres),
      ];
    });
  }

  private built(request: InvoiceRequest, order: InvoiceableOrder | null): Promise<Findings> {
    return this.orUnchecked(async () => {
      const catalogues = await this.builder.catalogueOf(typeIdOf(request));
      const context = { reference: '', takesPurchaseOrder: false, catalogues, today: this.today() };
      try {
        const customer = { identification: order?.nDocument ?? '' };
        const { payload, total } =
          request.kind === 'draft' || !order
            ? await this.builtDraft(request as DraftInvoiceRequest, context)
            : orderInvoice(request, order, customer, context);
        return [...(await this.checkPayload(payload, catalogues)), ...withholdingFindings(payload, total)];
      } catch (error) {
        if (!(error instanceof PayloadProblem)) throw error;
        return [problem(error.code, error.message)];
      }
    });
  }

  private async builtDraft(request: DraftInvoiceRequest, context: PayloadContext): Promise<BuiltInvoice> {
    return draftInvoice(request, {
      ...context,
      withholding: await this.customers.withholdingOf(request),
    });
  }

  private async checkPayload(payload: SiigoInvoiceRequest, catalogues: PayloadCatalogues): Promise<Findings> {
    const { rows: types } = await this.catalogues.get('invoiceTypes');
    const type = types.find(({ id }) => id === payload.document.id);
    if (!type) return [];
    const lastDay = dayAfter(this.today(), this.config.siigo.daysAhead);
    return payloadFindings(payload, { type, catalogues, lastDay });
  }

  private async lookUp(
    { identification, idType }: { identification: string; idType: string | undefined },
    fields: SiigoCustomerRequest | null,
  ): Promise<CustomerLookup> {
    const found = await this.customers.lookUp(identification, idType);
    if (found === 'unanswered') return { kind: 'unanswered' };
    return found ? { kind: 'found', customer: found } : { kind: 'missing', fields };
  }

  private async orUnchecked(check: () => Promise<Findings>): Promise<Findings> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [uncheckedFinding()];
    }
  }

  private today(): string {
    return colombianToday(this.clock);
  }
}
