import { randomUUID } from 'node:crypto';

import { centavos } from '@lacteos/contracts/money/money';
import { isAdministrator } from '@lacteos/contracts/reference/roles';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { AFTER_SALE_MAIL } from '../../payments/refunds/refund/refund-mail.js';
import { worthOf } from '../../payments/refunds/refund-ways.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { DecideReturnService } from './decide-return.service.js';
import type { CounterReturnDto } from './counter-return.dto.js';
import type { NewReturnDto } from './return.dto.js';
import { ReturnPictures } from './pictures/return-pictures.service.js';
import { reasonLabel } from './return-rules.js';
import { ReturnTerms } from './return-terms.js';
import { COUNTED_RETURNS, type ReturnReason } from '../../order/returned/return-states.js';
import { RETURN_MAILS } from './return-texts.js';
import { ReturnsRepository, type SoldLine } from './returns.repository.js';

type WantedReturn = Omit<NewReturnDto, 'reason'> & { readonly reason: ReturnReason | 'counter' };

@Injectable()
export class RequestReturnService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly returns: ReturnsRepository,
    private readonly pictures: ReturnPictures,
    private readonly decisions: DecideReturnService,
    private readonly records: OrderRecords,
    private readonly terms: ReturnTerms,
  ) {}

  /**
   * Buyers ask within the term of the reason; staff approve at once, and receive what already came back.
   * @throws ORDERS.NOT_FOUND, RETURNS.NOT_DISPATCHED, RETURNS.TOO_LATE, RETURNS.PERISHABLE, RETURNS.TOO_MANY_UNITS,
   * VALIDATION.FAILED
   */
  async request(orderId: number, wanted: NewReturnDto, user: RequestUser): Promise<void> {
    await this.requestWithin(orderId, wanted, user, isAdministrator(user.id_role));
  }

  /**
   * Goods over the counter: asked for, received and paid out in one act. Cash leaves the person's open shift.
   * @returns id of the return
   * @throws errors of {@link request}, CASH_DESK.NO_SHIFT
   */
  takeBackAtCounter({ orderId, lines, reason }: CounterReturnDto, user: RequestUser): Promise<number> {
    const goods = lines.map(({ id_product: productId, quantity, fate }) => ({ productId, quantity, fate }));
    const wanted = { reason: 'counter', note: reason, lines: goods } as const;
    return this.requestWithin(orderId, wanted, user, true);
  }

  private async requestWithin(
    orderId: number,
    wanted: WantedReturn,
    user: RequestUser,
    mayReceive: boolean,
  ): Promise<number> {
    const { reason } = wanted;
    const seen = await this.access.get(orderId, user);
    const isHere = wanted.lines.some(({ fate }) => fate !== undefined);
    // Administrators also buy: what they receive is approved.
    const isByStaff = isHere || seen.userId !== user.id;
    await this.refuseUnreadable(wanted, user, isHere && !mayReceive);
    return this.work.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order || orderStateOf(order) !== 'dispatched') throw new AppError('RETURNS.NOT_DISPATCHED');
      const sold = await this.returns.sold(orderId);
      if (!isByStaff && reason !== 'counter') this.terms.refuseLate({ ...wanted, reason }, order, sold);
      const lines = await this.linesOf(orderId, wanted, sold);
      const { note = '', photo } = wanted;
      const amount = centavos(lines.reduce((sum, line) => sum + line.amount, 0));
      const state = isByStaff ? ('approved' as const) : ('requested' as const);
      const id = await this.returns.insert(
        {
          orderId,
          requestKey: `${user.id}:${randomUUID()}`,
          kind: 'goods',
          state,
          reason,
          note,
          photo: photo || null,
          amount,
          askedBy: user.id,
          isByStaff,
        },
        lines,
      );
      const goods = {
        id,
        amount,
        lines: lines.map((line) => ({ ...line, name: nameOf(sold, line.productId) })),
      };
      await this.records.add({
        orderId,
        actorId: user.id,
        step: {
          name: isByStaff ? 'ReturnApproved' : 'ReturnRequested',
          detail: reasonLabel(reason),
        },
        messages: isHere ? [] : [{ topic: AFTER_SALE_MAIL, payload: RETURN_MAILS[state](orderId, goods) }],
      });
      const fates = wanted.lines.flatMap(({ productId, fate }) => (fate ? [{ productId, fate }] : []));
      if (isHere) await this.decisions.step(id, { step: 'receive', fates }, user);
      return id;
    });
  }

  private async refuseUnreadable(
    { lines, photo }: WantedReturn,
    user: RequestUser,
    receivesWithoutRight: boolean,
  ): Promise<void> {
    if (receivesWithoutRight) throw new AppError('AUTH.FORBIDDEN');
    const errors: Record<string, string> = {};
    const ids = new Set(lines.map(({ productId }) => productId));
    if (lines.length === 0) errors['lines'] = 'Elija al menos un producto.';
    else if (ids.size < lines.length) errors['lines'] = 'Cada producto va una sola vez.';
    if (photo && !(await this.pictures.isOf(photo, user))) errors['photo'] = 'Suba la foto otra vez.';
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
  }

  private async linesOf(orderId: number, { lines }: WantedReturn, sold: readonly SoldLine[]) {
    const taken = await this.returns.unitsOf(orderId, COUNTED_RETURNS);
    return lines.map(({ productId, quantity }) => {
      const line = sold.find((one) => one.productId === productId);
      const before = taken.get(productId) ?? 0;
      if (!line || before + quantity > line.quantity) throw new AppError('RETURNS.TOO_MANY_UNITS');
      const amount = worthOf(line.total, line.quantity, before, quantity);
      return { productId, quantity, amount, base: null, fate: null };
    });
  }
}

const nameOf = (sold: readonly SoldLine[], id: number): string =>
  sold.find(({ productId }) => productId === id)?.name ?? `Producto ${id}`;
