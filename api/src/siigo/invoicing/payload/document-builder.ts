import type { Centavos } from '@lacteos/contracts/money/money';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { InvoiceableOrders } from '#orders/order/index.js';
import { Clock } from '#platform/clock/index.js';
import { ERROR_TABLE } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import { CataloguesService } from '../../catalogues/catalogues.service.js';
import { withSiigoNames } from '../../customers/request/siigo-names.js';
import type { SiigoCreditNoteRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import type {
  CreditNoteRequest,
  DraftInvoiceRequest,
  OrderInvoiceRequest,
} from '../document/document-request.js';
import { creditNote, totalOf } from './credit-note-payload.js';
import { DocumentRepository } from '../document/document.repository.js';
import { DocumentCustomers } from './document-customers.js';
import { PayloadProblem } from './payload-problem.js';
import {
  draftInvoice,
  orderInvoice,
  type PayloadCatalogues,
  type PayloadContext,
} from './invoice-payload.js';
import { customerOfOrder, typeOfBuyer } from './order-customer.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

export interface BuiltDocument {
  readonly payload: SiigoInvoiceRequest | SiigoCreditNoteRequest;
  readonly total: Centavos;
}
type Buildable = Pick<SiigoDocumentEntity, 'request' | 'reference'>;

@Injectable()
export class DocumentBuilder {
  constructor(
    private readonly orders: InvoiceableOrders,
    private readonly users: UserLookup,
    private readonly documents: DocumentRepository,
    private readonly catalogues: CataloguesService,
    private readonly customers: DocumentCustomers,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws PayloadProblem when it cannot be built, SIIGO.UNAVAILABLE, SIIGO.REJECTED */
  build({ request, reference }: Buildable): Promise<BuiltDocument> {
    if (request.kind === 'order') return this.ofOrder(request, reference);
    if (request.kind === 'draft') return this.ofDraft(request, reference);
    return this.ofInvoice(request, reference);
  }

  async catalogueOf(typeId: number): Promise<PayloadCatalogues> {
    const { rows: types } = await this.catalogues.get('invoiceTypes');
    const { rows: taxes } = await this.catalogues.get('taxes');
    const { rows: paymentTypes } = await this.catalogues.get('paymentTypes');
    const { paymentTypeIds, paysLessWithheld } = this.config.siigo;
    const { item, vatPercent } = this.config.delivery;
    const type = types.find(({ id }) => id === typeId);
    return {
      taxes,
      paymentTypes,
      paymentTypeIds,
      discountType: type?.discount_type ?? '',
      sellerByItem: type?.seller_by_item ?? false,
      paysLessWithheld,
      shippingItem: { code: item, vatPercent },
    };
  }

  private async ofOrder(request: OrderInvoiceRequest, reference: string): Promise<BuiltDocument> {
    const order = await this.orders.findAsRequested(request.orderId);
    if (!order) throw new PayloadProblem('ORDER_MISSING', ERROR_TABLE['ORDERS.NOT_FOUND'].text({}));
    const account = await this.users.find(order.userId);
    const buyer = withSiigoNames(customerOfOrder(order, account));
    const customer =
      typeOfBuyer(order, account) === undefined
        ? ((await this.customers.find(buyer)) ?? buyer)
        : await this.customers.getOrCreate(buyer);
    const catalogues = await this.catalogueOf(request.invoiceType);
    return orderInvoice(request, order, customer, {
      ...this.context(reference, catalogues),
      today: this.today(),
    });
  }

  private async ofDraft(request: DraftInvoiceRequest, reference: string): Promise<BuiltDocument> {
    const sent = request.customer;
    const customer =
      'person_type' in sent
        ? await this.customers.getOrCreate(withSiigoNames(sent))
        : await this.customers.find(sent);
    if (!customer)
      throw new PayloadProblem('CUSTOMER_MISSING', 'El cliente no está creado en SIIGO.', 'customer');
    const date = request.date < this.today() ? this.today() : request.date;
    const catalogues = await this.catalogueOf(request.typeId);
    const withholding = await this.customers.withholdingOf(request);
    return draftInvoice(
      { ...request, customer, date },
      { ...this.context(reference, catalogues), withholding },
    );
  }

  private async ofInvoice(request: CreditNoteRequest, reference: string): Promise<BuiltDocument> {
    const invoice = await this.documents.find(request.invoiceId);
    const { rows: types } = await this.catalogues.get('creditNoteTypes');
    if (!invoice) throw new PayloadProblem('INVOICE_MISSING', 'La factura no existe.');
    const { rows: taxes } = await this.catalogues.get('taxes');
    const { rows: invoicePayments } = await this.catalogues.get('paymentTypes');
    const { rows: notePayments } = await this.catalogues.get('creditNotePaymentTypes');
    const paymentTypes = { invoice: invoicePayments, note: notePayments };
    const { paysLessWithheld } = this.config.siigo;
    const total = request.credits ? totalOf(request.credits) : invoice.total;
    const terms = { types, taxes, paymentTypes, paysLessWithheld, reference, today: this.today() };
    return { payload: creditNote(request, invoice, terms), total };
  }

  private context(reference: string, catalogues: PayloadCatalogues): PayloadContext {
    return { reference, catalogues, takesPurchaseOrder: this.config.siigo.takesPurchaseOrder };
  }

  private today(): string {
    return colombianToday(this.clock);
  }
}
