import { orderStateOf } from '@lacteos/contracts/order-state';
import { Inject, Injectable, Logger } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { COUNTER_SOLD, type CounterSold } from '#orders/checkout/index.js';
import { type InvoiceableOrder, InvoiceableOrders } from '#orders/order/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { CataloguesService } from '../../catalogues/catalogues.service.js';
import { SIIGO_LANE } from '../document/document-journal.js';
import type { OrderInvoiceRequest } from '../document/document-request.js';
import { RequestInvoiceService } from '../request/request-invoice.service.js';

const SERVER_FAULT = 500;

/** Invoices a sale of the till after its commit; a refused one stays among the orders to invoice. */
@Injectable()
export class InvoiceCounterSaleJob {
  private readonly logger = new Logger(InvoiceCounterSaleJob.name);

  constructor(
    private readonly orders: InvoiceableOrders,
    private readonly catalogues: CataloguesService,
    private readonly requests: RequestInvoiceService,
    @Inject(CONFIG) private readonly config: Config,
    outbox: Outbox,
  ) {
    outbox.handle<CounterSold>(COUNTER_SOLD, ({ orderId }) => this.invoice(orderId), SIIGO_LANE);
  }

  private async invoice(orderId: number): Promise<void> {
    if (!this.config.till.invoices) return;
    const order = await this.orders.find(orderId);
    if (!order || orderStateOf(order) === 'cancelled' || order.isInvoice) return;
    const request = await this.requestOf(order);
    if (!request) {
      this.logger.warn({ orderId }, 'SIIGO has no seller for the invoice of a counter sale');
      return;
    }
    try {
      await this.requests.request(request, order.userId, `counter-sale-${orderId}`);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= SERVER_FAULT) throw error;
      this.logger.warn({ orderId, code: error.code }, 'a counter sale was not invoiced by itself');
    }
  }

  /** Null when the account has no seller. @throws SIIGO.UNAVAILABLE */
  private async requestOf({ id, customer }: InvoiceableOrder): Promise<OrderInvoiceRequest | null> {
    const [invoiceType = 0] = this.config.siigo.invoiceTypeIds;
    const { rows: types } = await this.catalogues.get('invoiceTypes');
    const { rows: sellers } = await this.catalogues.get('users');
    const seller = this.config.till.seller ?? sellers[0]?.id;
    if (seller === undefined) return null;
    const needsCostCenter = types.find((type) => type.id === invoiceType)?.cost_center_mandatory ?? false;
    return {
      kind: 'order',
      orderId: id,
      invoiceType,
      sendToDian: true,
      sendToEmail: Boolean(customer?.contact_email),
      sendToCostCenters: needsCostCenter ? await this.findCostCenter() : null,
      sendToCommentsInvoice: '',
      sendToUser: seller,
    };
  }

  private async findCostCenter(): Promise<number | null> {
    const { rows } = await this.catalogues.get('costCenters');
    return (rows.find(({ active }) => active !== false) ?? rows[0])?.id ?? null;
  }
}
