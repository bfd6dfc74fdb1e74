import { centavos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf, type PricedLine } from '@lacteos/contracts/money/order-pricing';
import { vatOn, type VatClass } from '@lacteos/contracts/money/vat-classes';
import { type WithholdingRates, withheldOf, withheldTotal } from '@lacteos/contracts/money/withholdings';
import type { CustomerData } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';

import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { OrderLineEntity } from '../../src/orders/order/row/order-line.entity.js';
import { PaymentEntity } from '../../src/orders/payments/payment/payment.entity.js';
import { OrderWithholdings } from '../../src/orders/order/withholding/order-withholdings.js';
import { ProductEntity } from '../../src/products/index.js';
import { SiigoDocumentEntity } from '../../src/siigo/index.js';
import type { User } from '../../src/users/index.js';
import type { Dialect } from '../dialects.js';
import { ADDRESS } from '../shipping-address.js';
import { ShopBuilder } from '../shop-builder.js';
import { SiigoStandIn } from './siigo-stand-in.js';
import { startApi, type Answer, type TestApi, type TestMethod } from '../test-api.js';
import { TestClock } from '../test-clock.js';

/** The stand-in's electronic type, and a customer and sellers of its demo company. */
export const ELECTRONIC_TYPE = 28_216;
export const KNOWN_CUSTOMER = '40381520';
export const SELLER = 629;
/** A demo company that withholds at rates active in SIIGO. */
export const COMPANY = '900123456';
/** The company as entered by staff: its document is a NIT, the fixture's buyer has a cédula. */
export const COMPANY_DATA: CustomerData = {
  identification: COMPANY,
  id_type: '31',
  person_type: 'Company',
  fiscal_responsibility: 'R-99-PN',
  nameCompany: 'Supermercados La Colina S.A.S.',
  address: 'Calle 1',
  country_code: 'Co',
  state_code: '50',
  city_code: '50001',
  contact_first_name: 'Rosalba',
};
export const WITHHELD: WithholdingRates = { reteFuente: 2.5, reteIva: 15, reteIca: 0.966 };
const CREDIT_NOTE_TYPE = 28_230;
const IN_PROGRESS = ['pending', 'sending', 'unknown', 'stamping'];
const MAX_ROUNDS = 400;
/** Longer than a lease and most pauses, so that a few rounds suffice. */
const ROUND_MS = 60_000;

export interface TestOrderLine {
  readonly price: number;
  readonly quantity: number;
  readonly taxClassification?: VatClass;
}
export interface TestOrder {
  readonly lines?: readonly TestOrderLine[];
  readonly nDocument?: string;
  readonly customer?: CustomerData | null;
  readonly isPaid?: boolean;
  readonly active?: boolean;
  readonly paymentMethod?: string;
  /** Amount that the buyer withheld. */
  readonly withholding?: WithholdingRates;
}

/** A shop with paid orders and SIIGO's stand-in on one clock. */
export class InvoicingFixture {
  private orders = 0;
  private readonly products = new Map<string, number>();

  private constructor(
    readonly api: TestApi,
    readonly siigo: SiigoStandIn,
    private readonly admin: User,
    private readonly buyerId: number,
  ) {}

  /** @param now clock of the stand-in; the API's by default */
  static async start(
    dialect: Dialect,
    env: Record<string, string> = {},
    now?: () => number,
  ): Promise<InvoicingFixture> {
    let clock = new TestClock();
    const siigo = await SiigoStandIn.start({
      now: now ?? (() => clock.now().getTime()),
      stamp: { afterReads: 1, afterMs: 3_600_000 },
    });
    const api = await startApi(dialect, {
      SIIGO_URL: siigo.url,
      SIIGO_TIMEOUT_MS: '20000',
      SIIGO_REQUESTS_PER_MINUTE: '1000000',
      ...env,
    });
    clock = api.clock;
    const { user: admin } = await api.signedIn(3);
    const buyer = await api.addUser({ n_document: KNOWN_CUSTOMER });
    return new InvoicingFixture(api, siigo, admin, buyer.id);
  }

  /** A fixture on the real clock, for separate processes. */
  static async startNow(dialect: Dialect, env: Record<string, string> = {}): Promise<InvoicingFixture> {
    const fixture = await InvoicingFixture.start(dialect, env, Date.now);
    fixture.api.clock.advance(Date.now() - fixture.api.clock.now().getTime());
    return fixture;
  }

  /** Adds an order, paid by default, whose products exist in SIIGO, and returns its id. */
  async addOrder(order: TestOrder = {}): Promise<number> {
    const { lines = [{ price: 8_500.33, quantity: 3 }], nDocument = KNOWN_CUSTOMER } = order;
    const { customer = nDocument === COMPANY ? COMPANY_DATA : null } = order;
    const priced = [];
    for (const line of lines) priced.push(await this.priced(line));
    const totals = totalsOf(priced);
    const now = this.api.clock.now();
    this.orders += 1;
    const { identifiers } = await this.api.uow.manager.insert(OrderEntity, {
      userId: this.buyerId,
      storeId: 0,
      idempotencyKey: `fixture-${this.orders}`,
      requestHash: 'fixture',
      nDocument,
      shippingAddress: ADDRESS,
      customer,
      paymentMethod: order.paymentMethod ?? 'Efectivo',
      paymentId: 1,
      ...totals,
      shippingPrice: centavos(0),
      isPaid: order.isPaid ?? true,
      active: order.active ?? true,
      paidAt: (order.isPaid ?? true) ? now : null,
      createdAt: now,
    });
    const orderId = Number(identifiers[0]?.['id']);
    await this.api.uow.manager.insert(
      OrderLineEntity,
      priced.map(({ tax, base: _base, total: _total, ...line }) => ({ ...line, orderId, taxPrice: tax })),
    );
    if (order.withholding) await this.withhold(orderId, priced, order.withholding);
    return orderId;
  }

  /** Enables withholdings per document for invoices and credit notes. */
  async takeWithholdings(): Promise<void> {
    for (const type of [ELECTRONIC_TYPE, CREDIT_NOTE_TYPE])
      await this.siigo.control('PUT', `types/${type}`, { reteiva: true, reteica: true });
  }

  /** The body that the dialog of the orders list sends. */
  dialog(orderId: number, change: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      orderId,
      invoiceType: ELECTRONIC_TYPE,
      sendToDian: true,
      sendToEmail: true,
      sendToCostCenters: null,
      sendToCommentsInvoice: '',
      sendToUser: SELLER,
      ...change,
    };
  }

  /** Turns the order into one of Wompi with a payment reversed by the bank. */
  async voidPayment(orderId: number): Promise<void> {
    const transaction = { id: `void-${orderId}`, payment_method_type: 'CARD', status: 'APPROVED' } as const;
    const paymentResult = { transactionNumber: null, checkNumber: null, transaction };
    await this.api.uow.manager.update(
      OrderEntity,
      { id: orderId },
      { paymentMethod: 'Wompi', paymentResult },
    );
    await this.api.uow.manager.insert(PaymentEntity, {
      provider: 'wompi',
      transactionId: transaction.id,
      status: 'VOIDED',
      orderId,
      amount: centavos(0),
      currency: 'COP',
      paymentMethodType: 'CARD',
      source: 'event',
      outcome: 'voided',
      at: this.api.clock.now(),
    });
  }

  invoice<T>(orderId: number, change: Record<string, unknown> = {}): Promise<Answer<T>> {
    return this.call('POST', '/siigo/invoice', this.dialog(orderId, change));
  }

  /** Calls the API as an administrator with a new token, because the clock advances. */
  async call<T>(
    method: TestMethod,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const token = await this.token();
    return this.api.call<T>(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  }

  /** An administrator's access token. */
  token(): Promise<string> {
    return this.api.tokenOf(this.admin);
  }

  /** Runs the outbox and advances the clock until nothing is in progress. */
  async settle(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await this.api.work();
      if ((await this.underWay()) === 0) return;
      this.api.clock.advance(ROUND_MS);
    }
    throw new Error('documents are still under way');
  }

  documentOf(orderId: number): Promise<SiigoDocumentEntity> {
    return this.api.uow.manager.findOneByOrFail(SiigoDocumentEntity, { orderId });
  }

  documentsOf(orderId: number): Promise<number> {
    return this.api.uow.manager.countBy(SiigoDocumentEntity, { orderId });
  }

  order(orderId: number): Promise<OrderEntity> {
    return this.api.uow.manager.findOneByOrFail(OrderEntity, { id: orderId });
  }

  /** Code of a product with that price in the shop and in SIIGO. */
  async codeOf(line: TestOrderLine): Promise<string> {
    const { productId } = await this.priced(line);
    return (await this.api.uow.manager.findOneByOrFail(ProductEntity, { id: productId })).code;
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.siigo.stop();
  }

  private async withhold(
    orderId: number,
    lines: readonly Pick<PricedLine, 'base' | 'tax'>[],
    rates: WithholdingRates,
  ): Promise<void> {
    const bases = lines.map(({ base, tax: vat }) => ({ base, vat }));
    const amounts = withheldOf(bases, rates);
    const withholding = { rates, amounts, withheld: withheldTotal(amounts) };
    await this.api.uow.write([this.api.app.get(OrderWithholdings).buildKeep(orderId, withholding)]);
  }

  private underWay(): Promise<number> {
    return this.api.uow.manager
      .createQueryBuilder(SiigoDocumentEntity, 'document')
      .where('document.state IN (:...states)', { states: IN_PROGRESS })
      .getCount();
  }

  private async priced({ price, quantity, taxClassification = 'Taxed' }: TestOrderLine) {
    const productId = await this.productId(price, taxClassification);
    const line = priceLine({
      productId,
      quantity,
      unitPrice: centavos(Math.round(price * 100)),
      ...vatOn(taxClassification, colombianToday(this.api.clock)),
    });
    return { ...line, productName: `Producto ${productId}` };
  }

  private async productId(price: number, vatClass: VatClass): Promise<number> {
    const key = `${price} ${vatClass}`;
    const known = this.products.get(key);
    if (known) return known;
    const code = `W-${this.products.size + 1}`;
    const answer = await this.siigo.call<{ id: string }>('POST', '/v1/products', {
      code,
      name: `Producto ${code}`,
      account_group: 1253,
      tax_classification: vatOn(vatClass, colombianToday(this.api.clock)).taxClassification,
    });
    if (answer.status !== 201)
      throw new Error(`the stand-in took no product: ${JSON.stringify(answer.body)}`);
    const shop = new ShopBuilder(this.api);
    const { id } = await shop.addProduct({
      price,
      code,
      taxClassification: vatClass,
      siigoId: answer.body.id,
      stock: 0,
    });
    this.products.set(key, id);
    return id;
  }
}
