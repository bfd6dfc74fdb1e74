import { toPesos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { LiveSessions } from '#users/index.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { RefundJournal } from '../refund-journal.js';
import { refundView } from '../refund-view.js';
import type { RefundAccountDto, RefundDto } from '../refund.dto.js';
import type { RefundEntity } from '../refund/refund.entity.js';
import { RefundsRepository } from '../refunds.repository.js';
import { RefundAccounts } from './refund-account.js';

@Injectable()
export class BuyerAccountService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly refunds: RefundsRepository,
    private readonly journal: RefundJournal,
    private readonly accounts: RefundAccounts,
    private readonly sessions: LiveSessions,
    private readonly audit: Audit,
  ) {}

  /**
   * Idempotent. @throws ORDERS.NOT_FOUND, REFUNDS.NOT_FOUND, REFUNDS.NOT_NOW when somebody was first or no account is
   * wanted
   */
  async submit(
    { orderId, refundId }: { orderId: number; refundId: number },
    account: RefundAccountDto,
    user: RequestUser,
  ): Promise<RefundDto> {
    const order = await this.access.get(orderId, user);
    if (order.userId !== user.id) throw new AppError('ORDERS.NOT_FOUND');
    const refund = await this.refunds.find(refundId);
    if (refund?.orderId !== orderId) throw new AppError('REFUNDS.NOT_FOUND');
    const changed = this.isRepeated(refund, account, user)
      ? refund
      : await this.record(refund, account, user);
    return refundView(changed, account);
  }

  private record(refund: RefundEntity, account: RefundAccountDto, user: RequestUser): Promise<RefundEntity> {
    if (refund.state !== 'account') throw new AppError('REFUNDS.NOT_NOW');
    const change = { sealedAccount: this.accounts.seal(account), enteredBy: user.id, detail: null };
    return this.work.run(async () => {
      await this.sessions.lock(user);
      const changed = await this.journal.record(refund, 'account given', change, null, () =>
        this.recordAudit(refund, user),
      );
      if (!changed) throw new AppError('REFUNDS.NOT_NOW');
      return changed;
    });
  }

  private isRepeated(refund: RefundEntity, account: RefundAccountDto, { id }: RequestUser): boolean {
    const known = refund.enteredBy === id ? this.accounts.open(refund.sealedAccount) : null;
    return known !== null && FIELDS.every((field) => known[field] === account[field]);
  }

  private recordAudit({ id, orderId, state, amount }: RefundEntity, user: RequestUser): Promise<void> {
    return this.audit.record({
      actorId: user.id,
      action: 'orders.refund-changed',
      subject: 'order',
      subjectId: orderId,
      before: { refund: id, state },
      after: { refund: id, state: 'give-account', amount: toPesos(amount) },
    });
  }
}

const FIELDS = ['holder', 'identification', 'bank', 'kind', 'number'] as const;
