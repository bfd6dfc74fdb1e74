import type { Centavos } from '@lacteos/contracts';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '../../../config/index.js';
import { OrderInvoicing } from '../../../orders/index.js';
import { Clock, colombianDay } from '../../../platform/clock/index.js';
import { UserLookup } from '../../../users/index.js';
import { CataloguesService } from '../../catalogues/catalogues.service.js';
import { SiigoCustomers } from '../../client/siigo-records.js';
import type { SiigoCreditNoteRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { valueOrThrow } from '../../siigo-failure.js';
import type { CreditNoteRequest, DraftInvoiceRequest, OrderInvoiceRequest } from './document-request.js';
import { creditNote } from './credit-note-payload.js';
import { DocumentRepository } from './document.repository.js';
import { draftInvoice, orderInvoice, PayloadProblem, type PayloadCatalogues } from './invoice-payload.js';
import { customerOfOrder } from './order-customer.js';
import type { SiigoDocumentEntity } from './siigo-document.entity.js';

/** Text for an inactive customer, as the specification has it. */
export const INACTIVE_CUSTOMER =
  'El cliente se encuentra inactivo. Actívelo en el módulo de contabilidad: pestaña Clientes, opción Actualizar cliente.';

/** A document ready to be sent, with its total in centavos. */
export interface BuiltDocument {
  readonly payload: SiigoInvoiceRequest | SiigoCreditNoteRequest;
  readonly total: Centavos;
}
type Buildable = Pick<SiigoDocumentEntity, 'request' | 'reference'>;

/** Makes the body that SIIGO gets from what staff asked for and from how order, customer and catalogues stand now. */
@Injectable()
export class DocumentBuilder {
  constructor(
    private readonly orders: OrderInvoicing,
    private readonly users: UserLookup,
    private readonly documents: DocumentRepository,
    private readonly catalogues: CataloguesService,
    private readonly customers: SiigoCustomers,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws PayloadProblem when it cannot be built, SIIGO.UNAVAILABLE, SIIGO.REJECTED */
  build({ request, reference }: Buildable): Promise<BuiltDocument> {
    if (request.kind === 'order') return this.ofOrder(request, reference);
    if (request.kind === 'draft') return this.ofDraft(request, reference);
    return this.ofInvoice(request, reference);
  }

  /** Taxes, payment types and the kind of discount of a document type, at most a few minutes old. */
  async catalogueOf(typeId: number): Promise<PayloadCatalogues> {
    const { rows: types } = await this.catalogues.get('invoiceTypes');
    const { rows: taxes } = await this.catalogues.get('taxes');
    const { rows: paymentTypes } = await this.catalogues.get('paymentTypes');
    const { paymentTypeIds } = this.config.siigo;
    return {
      taxes,
      paymentTypes,
      paymentTypeIds,
      discountType: types.find(({ id }) => id === typeId)?.discount_type ?? '',
    };
  }

  private async ofOrder(request: OrderInvoiceRequest, reference: string): Promise<BuiltDocument> {
    const order = await this.orders.find(request.orderId);
    if (!order) throw new PayloadProblem('ORDER_MISSING', 'El pedido no existe.');
    const account = await this.users.find(order.userId);
    const known = await this.customerAtSiigo(order.nDocument);
    const customer = known ?? customerOfOrder(order, account);
    const catalogues = await this.catalogueOf(request.invoiceType);
    return orderInvoice(request, order, customer, { reference, catalogues, today: this.today() });
  }

  private async ofDraft(request: DraftInvoiceRequest, reference: string): Promise<BuiltDocument> {
    const known = await this.customerAtSiigo(request.customer.identification, request.customer.branch_office);
    const customer = known ?? request.customer;
    if (!known && !('person_type' in customer))
      throw new PayloadProblem('CUSTOMER_MISSING', 'El cliente no está creado en SIIGO.', 'customer');
    const date = request.date < this.today() ? this.today() : request.date;
    const catalogues = await this.catalogueOf(request.typeId);
    return draftInvoice({ ...request, customer, date }, { reference, catalogues });
  }

  private async ofInvoice(request: CreditNoteRequest, reference: string): Promise<BuiltDocument> {
    const invoice = await this.documents.find(request.invoiceId);
    const { rows: types } = await this.catalogues.get('creditNoteTypes');
    if (!invoice) throw new PayloadProblem('INVOICE_MISSING', 'La factura no existe.');
    return { payload: creditNote(request, invoice, types, reference, this.today()), total: invoice.total };
  }

  /** An existing customer is only named; what SIIGO knows of him stays as it is. */
  private async customerAtSiigo(
    identification: string,
    branch = 0,
  ): Promise<{ identification: string; branch_office: number } | null> {
    const rows = valueOrThrow(await this.customers.find(identification));
    const found = rows.find((row) => (row.branch_office ?? 0) === branch) ?? rows[0];
    if (!found) return null;
    if (found.active === false) throw new PayloadProblem('CUSTOMER_INACTIVE', INACTIVE_CUSTOMER, 'customer');
    return { identification: found.identification, branch_office: found.branch_office ?? 0 };
  }

  private today(): string {
    return colombianDay(this.clock.now());
  }
}
