import { centavos, toPesos } from '@lacteos/contracts/money/money';
import type { OrderDuty } from '@lacteos/contracts/orders/order-duties';
import type { AfterSale, Order } from '@lacteos/contracts/schemas';

import { OrderAccess } from '../../src/orders/order/row/order-access.js';
import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { OrderLineEntity } from '../../src/orders/order/row/order-line.entity.js';
import { RefundEntity } from '../../src/orders/payments/refunds/refund/refund.entity.js';
import { PaymentTypesService } from '../../src/orders/payments/payment/payment-types.service.js';
import { referenceOf } from '../../src/orders/payments/payment/wompi/protocol/wompi-reference.js';
import { ReceivePaymentService } from '../../src/orders/payments/payment/wompi/receive-payment.service.js';
import { SiigoDocumentEntity } from '../../src/siigo/index.js';
import { sumPayments } from '../../src/siigo/invoicing/document/document-match.js';
import { DocumentJournal } from '../../src/siigo/invoicing/document/document-journal.js';
import { holdAfter, type Held } from '../hold-after.js';
import { COMPANY, type InvoicingFixture } from '../invoicing/invoicing-fixture.js';
import { ShopBuilder } from '../shop-builder.js';
import type { Answer } from '../test-api.js';
import type { PairEvent, PairMoment, PairOutcome, PairPartner } from './pairs.js';

const LINES = [{ price: 10_000, quantity: 3 }];
const RETURNED = 2;
/** Rates of a company; cards pay the full amount. */
const RATES = { reteFuente: 2.5, reteIva: 0, reteIca: 0 };
const HOUR_MS = 3_600_000;
const ROUNDS = 5;

/** Runs one pair on its own order. */
export class PairRun {
  private orderId = 0;
  private readonly shop: ShopBuilder;

  constructor(
    private readonly fixture: InvoicingFixture,
    private readonly event: PairEvent,
    private readonly partner: PairPartner,
  ) {
    this.shop = new ShopBuilder(fixture.api);
  }

  private get isCompany(): boolean {
    return this.event !== 'void' && this.partner !== 'payment';
  }

  async lead(moment: PairMoment): Promise<PairOutcome> {
    await this.prepare();
    const codes = await this.meet(moment);
    await this.settle();
    return { ...codes, ...(await this.sums()), duties: await this.duties() };
  }

  /** Prepares an order for its partner event. */
  private async prepare(): Promise<void> {
    const isCard = this.event === 'void';
    this.orderId = await this.fixture.addOrder({
      lines: LINES,
      // The refund is paid at once, so the buyer owes less.
      paymentMethod: isCard ? 'Wompi' : this.event === 'refund' ? 'Crédito' : 'Nequi',
      isPaid: !isCard && this.partner !== 'payment',
      ...(this.isCompany ? { nDocument: COMPANY, withholding: RATES } : {}),
    });
    if (isCard && this.partner !== 'payment') await this.report('APPROVED');
    if (this.partner === 'invoice' && this.event !== 'cancellation') await this.dispatch();
  }

  private async meet(moment: PairMoment): Promise<Pick<PairOutcome, 'event' | 'partner'>> {
    if (moment === 'before') {
      const event = await this.happen();
      return { event, partner: await this.perform() };
    }
    if (moment === 'after') {
      const partner = await this.perform();
      await this.settle();
      return { event: await this.happen(), partner };
    }
    const held = this.holdPartner();
    const performed = this.perform();
    await held.reached;
    const event = await this.happen();
    held.release();
    return { event, partner: await performed };
  }

  /** The partner has read the order or recorded its attempt, and waits there. */
  private holdPartner(): Held {
    const { app } = this.fixture.api;
    if (this.partner === 'invoice') return holdAfter(app.get(DocumentJournal), 'recordAttempt');
    if (this.partner === 'payment' && this.event === 'void')
      return holdAfter(app.get(PaymentTypesService), 'idOf');
    return holdAfter(app.get(OrderAccess), 'getForStaff');
  }

  private async perform(): Promise<string | null> {
    if (this.partner === 'invoice') return codeOf(await this.fixture.invoice(this.orderId));
    if (this.partner === 'dispatch') return this.dispatch();
    return this.event === 'void' ? this.report('APPROVED') : this.pay();
  }

  private async happen(): Promise<string | null> {
    if (this.event === 'void') return this.report('VOIDED');
    if (this.event === 'cancellation') return this.cancel();
    if (this.event === 'correction') return this.correct();
    if (this.event === 'withholding') return this.correctWithholding();
    return this.returnGoods();
  }

  private async dispatch(): Promise<string | null> {
    const body = { id: this.orderId, data: this.shop.aDispatch() };
    return codeOf(await this.fixture.call('PUT', '/order/delivery', body));
  }

  private async pay(): Promise<string | null> {
    const { totalPrice, paymentMethod } = await this.order();
    const method =
      paymentMethod === 'Crédito'
        ? { paymentMethod: 'Crédito' as const, expiryDate: '2027-01-31T05:00:00.000Z' }
        : { paymentMethod: 'Nequi' as const, transactionNumber: 'N-1' };
    const body = { id: this.orderId, data: this.shop.aPayment(toPesos(totalPrice), method) };
    return codeOf(await this.fixture.call('PUT', '/order/paymentResult', body));
  }

  /** A transaction of the provider in the given state. */
  private async report(status: string): Promise<null> {
    const order = await this.order();
    const transaction = {
      id: `pair-${this.orderId}`,
      reference: referenceOf(order),
      status,
      amountInCents: order.totalPrice,
      currency: 'COP',
      paymentMethodType: 'CARD',
      finalizedAt: null,
    };
    await this.fixture.api.app.get(ReceivePaymentService).receive(transaction, 'event');
    return null;
  }

  private async cancel(): Promise<string | null> {
    const { isPaid } = await this.order();
    const answer = isPaid
      ? await this.fixture.call('POST', `/order/${this.orderId}/cancellation`, { reason: 'Prueba' })
      : await this.fixture.call('DELETE', `/order/delete?id=${this.orderId}`);
    return codeOf(answer);
  }

  private async correct(): Promise<string | null> {
    const body = { paymentMethod: 'Daviplata', transactionNumber: 'D-1', reason: 'Pagó con Daviplata' };
    return codeOf(await this.fixture.call('PUT', `/siigo/order/${this.orderId}/payment`, body));
  }

  /** Corrects the withholding: a company still owes money, another buyer paid too much. */
  private async correctWithholding(): Promise<string | null> {
    const withheld = this.isCompany ? 0 : RATES.reteFuente;
    const body = {
      ...{ retefuente: withheld, reteiva: 0, reteica: 0 },
      ...{ received: 'registered', reason: 'Revisado con la empresa' },
    };
    return codeOf(await this.fixture.call('PUT', `/siigo/order/${this.orderId}/withholding`, body));
  }

  private async returnGoods(): Promise<string | null> {
    const line = await this.fixture.api.uow.manager.findOneByOrFail(OrderLineEntity, {
      orderId: this.orderId,
    });
    const { productId } = line;
    const asked = await this.fixture.call<AfterSale>('POST', `/order/${this.orderId}/returns`, {
      reason: 'defective',
      lines: [{ productId, quantity: RETURNED }],
    });
    if (asked.status >= 400) return codeOf(asked);
    const id = asked.data.returns.at(-1)?.id;
    const fates = [{ productId, fate: 'waste' }];
    return codeOf(await this.fixture.call('PUT', `/admin/returns/${id}`, { step: 'receive', fates }));
  }

  private async settle(): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.fixture.settle();
      this.fixture.api.clock.advance(HOUR_MS);
    }
  }

  private order(): Promise<OrderEntity> {
    return this.fixture.order(this.orderId);
  }

  private documents(): Promise<SiigoDocumentEntity[]> {
    const { orderId } = this;
    return this.fixture.api.uow.manager.findBy(SiigoDocumentEntity, [
      { orderId },
      { formerOrderId: orderId },
    ]);
  }

  private async notes(): Promise<SiigoDocumentEntity[]> {
    const invoices = await this.documents();
    const lists = invoices.map(({ id: creditsId }) =>
      this.fixture.api.uow.manager.findBy(SiigoDocumentEntity, { creditsId }),
    );
    return (await Promise.all(lists)).flat();
  }

  private async sums(): Promise<Pick<PairOutcome, 'invoiced' | 'credited' | 'refunded'>> {
    const refunds = await this.fixture.api.uow.manager.findBy(RefundEntity, { orderId: this.orderId });
    return {
      invoiced: paidSum(await this.documents()),
      credited: paidSum(await this.notes()),
      refunded: toPesos(centavos(refunds.reduce((sum, { amount }) => sum + Number(amount), 0))),
    };
  }

  private async duties(): Promise<readonly OrderDuty[]> {
    const { data } = await this.fixture.call<Order>('GET', `/order/${this.orderId}`);
    return data.duties ?? [];
  }
}

const codeOf = ({ status, failure }: Answer<unknown>): string | null => (status < 400 ? null : failure.code);

const paidSum = (documents: readonly SiigoDocumentEntity[]): number =>
  toPesos(
    centavos(
      documents
        .filter(({ state }) => state === 'issued' || state === 'credited')
        .reduce((sum, { payload }) => sum + sumPayments(payload?.payments ?? []), 0),
    ),
  );
