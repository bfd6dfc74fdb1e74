import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderRecords } from '../../order/records/order-records.js';
import type { ReturnEntity } from '../../order/returned/return.entity.js';
import { nextReturnState, type ReturnEvent } from '../../order/returned/return-states.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { AFTER_SALE_MAIL, type AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import { ReceiveReturnService } from './receive-return.service.js';
import type { ReturnStepDto } from './return.dto.js';
import { RETURN_MAILS } from './return-texts.js';
import { ReturnsRepository } from './returns.repository.js';
import { RevokeOrderService } from './revoke-order.service.js';

interface Answered {
  readonly name: 'ReturnApproved' | 'ReturnRefused';
  readonly detail: string | null;
  readonly mail: AfterSaleMail;
}

@Injectable()
export class DecideReturnService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly returns: ReturnsRepository,
    private readonly revoking: RevokeOrderService,
    private readonly receiving: ReceiveReturnService,
    private readonly records: OrderRecords,
  ) {}

  /**
   * One of two concurrent requests succeeds. Receiving goods returns money, units and credit note in one transaction.
   * @throws RETURNS.NOT_FOUND, RETURNS.NOT_NOW, VALIDATION.FAILED, and the refusals of a cancellation
   */
  async step(id: number, { step, answer = '', fates = [] }: ReturnStepDto, user: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const found = await this.returns.find(id);
      if (!found) throw new AppError('RETURNS.NOT_FOUND');
      // Settle returns of one order in turn, so that their amounts add up.
      const order = await this.orders.lock(found.orderId);
      const row = await this.returns.find(id);
      if (!order || !row) throw new AppError('RETURNS.NOT_FOUND');
      if (step === 'refuse' && answer.trim().length < 3)
        throw new AppError('VALIDATION.FAILED', {
          errors: { answer: 'Explíquele al comprador por qué no se aprueba.' },
        });
      await this.move(row, step, { answer: answer || row.answer });
      if (row.kind === 'cancellation') await this.settleCancellation(row, step, user, answer);
      else if (step === 'receive') await this.receiving.receive(row, order, fates, user);
      else await this.answer(row, user, answerTo(row.orderId, step, answer));
      await this.records.add({
        orderId: row.orderId,
        actorId: user.id,
        audited: {
          action: 'orders.return-changed',
          before: { return: id, state: row.state },
          after: { return: id, state: nextReturnState(row.state, step), answer, fates },
        },
      });
    });
  }

  private async move(
    row: ReturnEntity,
    event: ReturnEvent,
    change: Partial<ReturnEntity> = {},
  ): Promise<void> {
    const state = nextReturnState(row.state, event);
    const isMine = state && (await this.returns.change(row.id, row.state, { ...change, state }));
    if (!isMine) throw new AppError('RETURNS.NOT_NOW');
  }

  private async settleCancellation(
    row: ReturnEntity,
    step: ReturnStepDto['step'],
    user: RequestUser,
    answer: string,
  ): Promise<void> {
    const { orderId } = row;
    if (step === 'refuse')
      return this.answer(row, user, {
        name: 'ReturnRefused',
        detail: answer,
        mail: RETURN_MAILS.staying(orderId, answer),
      });
    if (step !== 'approve') return;
    await this.move({ ...row, state: 'approved' }, 'receive');
    await this.revoking.revoke(orderId, row.note, user, { returnId: row.id });
  }

  private answer({ orderId }: ReturnEntity, user: RequestUser, answered: Answered): Promise<void> {
    const { name, detail, mail } = answered;
    return this.records.add({
      orderId,
      actorId: user.id,
      step: { name, detail },
      messages: [{ topic: AFTER_SALE_MAIL, payload: mail }],
    });
  }
}

const answerTo = (orderId: number, step: 'approve' | 'refuse', answer: string): Answered => ({
  name: step === 'approve' ? 'ReturnApproved' : 'ReturnRefused',
  detail: answer || null,
  mail: step === 'approve' ? RETURN_MAILS.approved(orderId) : RETURN_MAILS.refused(orderId, answer),
});
