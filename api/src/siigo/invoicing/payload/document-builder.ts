import { invoiceTotal } from '@lacteos/contracts/money/invoice-arithmetic';
import type { Centavos } from '@lacteos/contracts/money/money';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { TEXTS } from '@lacteos/contracts/validation';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { InvoiceableOrders, OrderWithholdings } from '#orders/order/index.js';
import { Clock } from '#platform/clock/index.js';
import { ERROR_TABLE } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import { CataloguesService } from '../../catalogues/catalogues.service.js';
import { freeBranch, idTypeOf } from '../../customers/customer-branch.js';
import { CustomersRepository } from '../../customers/customers.repository.js';
import { withSiigoNames } from '../../customers/request/siigo-names.js';
import { SiigoCustomers } from '../../client/siigo-records.js';
import type {
  SiigoCreditNoteRequest,
  SiigoCustomer,
  SiigoCustomerRequest,
  SiigoInvoiceRequest,
} from '../../client/siigo-wire.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import type {
  CreditNoteRequest,
  DraftInvoiceRequest,
  OrderInvoiceRequest,
} from '../document/document-request.js';
import { creditNote, totalOf } from './credit-note-payload.js';
import { DocumentRepository } from '../document/document.repository.js';
import { PayloadProblem } from './payload-problem.js';
import {
  draftInvoice,
  orderInvoice,
  type PayloadCatalogues,
  type PayloadContext,
} from './invoice-payload.js';
import { customerOfOrder, typeOfBuyer } from './order-customer.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

/** A document to send, with its total in centavos. */
export interface BuiltDocument {
  readonly payload: SiigoInvoiceRequest | SiigoCreditNoteRequest;
  readonly total: Centavos;
}
/** A customer that SIIGO has: an invoice references it and must not change it. */
interface CustomerReference {
  readonly identification: string;
  readonly branch_office: number;
}
type Buildable = Pick<SiigoDocumentEntity, 'request' | 'reference'>;

/** Builds the request body of a document from the staff's request and the current order, customer and catalogues. */
@Injectable()
export class DocumentBuilder {
  constructor(
    private readonly orders: InvoiceableOrders,
    private readonly withholdings: OrderWithholdings,
    private readonly users: UserLookup,
    private readonly documents: DocumentRepository,
    private readonly catalogues: CataloguesService,
    private readonly customers: SiigoCustomers,
    private readonly known: CustomersRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Builds a document. @throws PayloadProblem when it cannot be built, SIIGO.UNAVAILABLE, SIIGO.REJECTED */
  build({ request, reference }: Buildable): Promise<BuiltDocument> {
    if (request.kind === 'order') return this.ofOrder(request, reference);
    if (request.kind === 'draft') return this.ofDraft(request, reference);
    return this.ofInvoice(request, reference);
  }

  /** Taxes, payment types and discount type for a document type, from the cache. */
  async catalogueOf(typeId: number): Promise<PayloadCatalogues> {
    const { rows: types } = await this.catalogues.get('invoiceTypes');
    const { rows: taxes } = await this.catalogues.get('taxes');
    const { rows: paymentTypes } = await this.catalogues.get('paymentTypes');
    const { paymentTypeIds, paysLessWithheld } = this.config.siigo;
    const type = types.find(({ id }) => id === typeId);
    return {
      taxes,
      paymentTypes,
      paymentTypeIds,
      discountType: type?.discount_type ?? '',
      sellerByItem: type?.seller_by_item ?? false,
      paysLessWithheld,
    };
  }

  /** What the customer of a standalone invoice withholds, or null; other currencies withhold nothing. */
  async withholdingOf({ customer, currency, items }: DraftInvoiceRequest) {
    const document = await this.documentOf(customer);
    const rates = document && (await this.withholdings.ofBuyer(document));
    if (!rates || currency !== 'COP') return null;
    const base = invoiceTotal(
      items.map(({ quantity, price, discount: value }) => ({
        quantity,
        price,
        discount: { kind: 'percentage', value },
        taxes: [],
      })),
    );
    return base < rates.minimumBase ? null : rates;
  }

  private async ofOrder(request: OrderInvoiceRequest, reference: string): Promise<BuiltDocument> {
    const order = await this.orders.findAsRequested(request.orderId);
    if (!order) throw new PayloadProblem('ORDER_MISSING', ERROR_TABLE['ORDERS.NOT_FOUND'].text({}));
    const account = await this.users.find(order.userId);
    const buyer = withSiigoNames(customerOfOrder(order, account));
    const customer =
      typeOfBuyer(order, account) === undefined
        ? ((await this.referenced(buyer)) ?? buyer)
        : await this.customerOf(buyer);
    const catalogues = await this.catalogueOf(request.invoiceType);
    return orderInvoice(request, order, customer, {
      ...this.context(reference, catalogues),
      today: this.today(),
    });
  }

  private async ofDraft(request: DraftInvoiceRequest, reference: string): Promise<BuiltDocument> {
    const sent = request.customer;
    const customer =
      'person_type' in sent ? await this.customerOf(withSiigoNames(sent)) : await this.referenced(sent);
    if (!customer)
      throw new PayloadProblem('CUSTOMER_MISSING', 'El cliente no está creado en SIIGO.', 'customer');
    const date = request.date < this.today() ? this.today() : request.date;
    const catalogues = await this.catalogueOf(request.typeId);
    const withholding = await this.withholdingOf(request);
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

  /** Number and type of a customer; null for one of whom the shop knows none. */
  private async documentOf(
    customer: DraftInvoiceRequest['customer'],
  ): Promise<{ identification: string; idType: string } | null> {
    const { identification, branch_office: branch = 0 } = customer;
    if ('person_type' in customer) return { identification, idType: customer.id_type };
    const known = await this.known.findBranches(identification);
    return known.find(({ branchOffice }) => branchOffice === branch) ?? known[0] ?? null;
  }

  /** The customer of this type and number, to be created with the invoice where SIIGO has none. */
  private async customerOf(wanted: SiigoCustomerRequest): Promise<SiigoCustomerRequest | CustomerReference> {
    const rows = valueOrThrow(await this.customers.find(wanted.identification));
    const found = rows.find((row) => idTypeOf(row) === wanted.id_type);
    if (found) return referenceTo(found);
    const branch = freeBranch(rows);
    return branch === 0 ? wanted : { ...wanted, branch_office: branch };
  }

  /** The customer of a branch, or of the first one; null where SIIGO has none. */
  private async referenced({
    identification,
    branch_office: branch = 0,
  }: Partial<CustomerReference> &
    Pick<CustomerReference, 'identification'>): Promise<CustomerReference | null> {
    const rows = valueOrThrow(await this.customers.find(identification));
    const found = rows.find((row) => (row.branch_office ?? 0) === branch) ?? rows[0];
    return found ? referenceTo(found) : null;
  }

  private context(reference: string, catalogues: PayloadCatalogues): PayloadContext {
    return { reference, catalogues, takesPurchaseOrder: this.config.siigo.takesPurchaseOrder };
  }

  private today(): string {
    return colombianToday(this.clock);
  }
}

/** @throws PayloadProblem for an inactive customer */
function referenceTo(found: SiigoCustomer): CustomerReference {
  if (found.active === false)
    throw new PayloadProblem('CUSTOMER_INACTIVE', TEXTS.customerInactive, 'customer');
  return { identification: found.identification, branch_office: found.branch_office ?? 0 };
}
