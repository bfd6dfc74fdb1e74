import { centavos, toPesos } from '@lacteos/contracts/money/money';
import { isAdministrator } from '@lacteos/contracts/reference/roles';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderAccess } from '../../order/row/order-access.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { refundView } from '../../payments/refunds/refund-view.js';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.js';
import { RefundAccounts } from '../../payments/refunds/tasks/refund-account.js';
import type { TillReturnableDto, TillReturnDto } from './counter-return.dto.js';
import type { AfterSaleDto, ReturnDto, ReturnListQuery } from './return.dto.js';
import type { ReturnEntity, ReturnLineEntity } from '../../order/returned/return.entity.js';
import { ReturnPictures } from './pictures/return-pictures.service.js';
import { cancelsAtOnce, REASON_FACTS, reasonLabel, termEndOf, termText } from './return-rules.js';
import { RETURN_REASONS, returnLabel, COUNTED_RETURNS } from '../../order/returned/return-states.js';
import { ReturnsRepository, type SoldLine } from './returns.repository.js';

@Injectable()
export class AfterSaleService {
  constructor(
    private readonly access: OrderAccess,
    private readonly returns: ReturnsRepository,
    private readonly refunds: RefundsRepository,
    private readonly accounts: RefundAccounts,
    private readonly voided: VoidedPayments,
    private readonly pictures: ReturnPictures,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ORDERS.NOT_FOUND also for another user's order */
  async getByOrder(orderId: number, user: RequestUser): Promise<AfterSaleDto> {
    const order = await this.access.get(orderId, user);
    const [sold, returns, refunds, refunded, isVoided] = await Promise.all([
      this.returns.sold(orderId),
      this.returns.ofOrder(orderId),
      this.refunds.ofOrder(orderId),
      this.refunds.sumOfOrder(orderId),
      this.voided.isVoided(order),
    ]);
    const isAsked = returns.some(({ kind, state }) => kind === 'cancellation' && state === 'requested');
    return {
      canCancel: orderStateOf(order) === 'paid' && !isVoided && (!isAsked || isAdministrator(user.id_role)),
      cancelsAtOnce: cancelsAtOnce(user.id_role, this.config.refunds),
      refunded: toPesos(refunded),
      returnable: await this.returnable(order, sold),
      reasons: this.reasonsOf(order),
      returns: await this.views(returns, sold),
      refunds: refunds.map((refund) => refundView(refund, this.accounts.open(refund.sealedAccount))),
    };
  }

  async list(query: ReturnListQuery): Promise<{ returns: ReturnDto[]; total: number }> {
    const [rows, total] = await this.returns.page(query);
    const sold = await Promise.all(
      [...new Set(rows.map(({ orderId }) => orderId))].map((id) => this.returns.sold(id)),
    );
    return { returns: await this.views(rows, sold.flat()), total };
  }

  /** @throws RETURNS.NOT_FOUND */
  async get(id: number): Promise<ReturnDto> {
    const row = await this.returns.find(id);
    const [view] = row ? await this.views([row], await this.returns.sold(row.orderId)) : [];
    if (!view) throw new AppError('RETURNS.NOT_FOUND');
    return view;
  }

  /** Lines of a counter sale with the units that may still come back. */
  async findReturnable({ id, active }: OrderEntity): Promise<TillReturnableDto['lines']> {
    const [sold, taken] = await Promise.all([
      this.returns.sold(id),
      this.returns.unitsOf(id, COUNTED_RETURNS),
    ]);
    return sold.map(({ productId, name, quantity, total }) => ({
      id_product: productId,
      name,
      sold: quantity,
      returnable: active ? quantity - (taken.get(productId) ?? 0) : 0,
      price: toPesos(centavos(Math.round(total / quantity))),
    }));
  }

  /** @throws RETURNS.NOT_FOUND */
  async getCounterReturn(id: number): Promise<TillReturnDto> {
    const row = await this.returns.find(id);
    if (!row) throw new AppError('RETURNS.NOT_FOUND');
    const parts = await this.refunds.findPartsOfReturn(id);
    const handed = parts.reduce(
      (sum, { way, amount, rounding }) => sum + (way === 'cash' ? amount + rounding : 0),
      0,
    );
    return {
      id,
      orderId: row.orderId,
      amount: toPesos(row.amount),
      handedBack: toPesos(centavos(handed)),
      methods: parts.map(({ method, amount }) => ({ method, amount: toPesos(amount) })),
    };
  }

  private async returnable(
    order: OrderEntity,
    sold: readonly SoldLine[],
  ): Promise<AfterSaleDto['returnable']> {
    if (orderStateOf(order) !== 'dispatched') return [];
    const taken = await this.returns.unitsOf(order.id, COUNTED_RETURNS);
    const { lastingFamilies } = this.config.refunds;
    return sold
      .map(({ productId, name, quantity, total, family }) => ({
        productId,
        name,
        quantity: quantity - (taken.get(productId) ?? 0),
        unitPrice: toPesos(centavos(Math.round(total / quantity))),
        isPerishable: !lastingFamilies.includes(family),
      }))
      .filter(({ quantity }) => quantity > 0);
  }

  private reasonsOf(order: OrderEntity): AfterSaleDto['reasons'] {
    const { claimDays, withdrawalDays } = this.config.refunds;
    return RETURN_REASONS.map((reason) => {
      const { label, term } = REASON_FACTS[reason];
      const days = { claim: claimDays, withdrawal: withdrawalDays };
      const end = termEndOf(reason, order.deliveredAt ?? order.createdAt, days);
      const isOpen = end >= this.clock.now();
      return {
        reason,
        label,
        isOpen,
        text: termText(end, !isOpen),
        coversPerishables: term !== 'withdrawal',
      };
    });
  }

  private async views(rows: readonly ReturnEntity[], sold: readonly SoldLine[]): Promise<ReturnDto[]> {
    const lines = await this.returns.linesOf(rows.map(({ id }) => id));
    const names = new Map(sold.map(({ productId, name }) => [productId, name]));
    return rows.map((row) =>
      returnView(
        { ...row, photo: this.pictures.openable(row.photo) },
        lines.filter(({ returnId }) => returnId === row.id),
        names,
      ),
    );
  }
}

const SHORT_LABEL = 'Descontada: su dinero va en camino';

const returnView = (
  row: ReturnEntity,
  lines: readonly ReturnLineEntity[],
  names: ReadonlyMap<number, string>,
): ReturnDto => ({
  id: row.id,
  orderId: row.orderId,
  kind: row.kind,
  state: row.state,
  label: row.reason === 'short' && row.state === 'received' ? SHORT_LABEL : returnLabel(row.state),
  reason: reasonLabel(row.reason),
  note: row.note,
  photo: row.photo,
  answer: row.answer,
  amount: toPesos(row.amount),
  isByStaff: row.isByStaff,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  lines: lines.map(({ productId, quantity, amount, fate }) => ({
    productId,
    name: names.get(productId) ?? `Producto ${productId}`,
    quantity,
    amount: toPesos(amount),
    fate,
  })),
});
