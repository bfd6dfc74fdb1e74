import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CashDrawer } from '../../cash-desk/cash-drawer.js';
import { RefundAccounts } from './refund-account.js';
import type {
  RefundAction,
  RefundActionDto,
  RefundListQuery,
  RefundTotalQuery,
  StaffRefundDto,
} from '../refund.dto.js';
import { RefundJournal } from '../refund-journal.js';
import { allows, RELEASE, type RefundEvent } from '../refund/refund-states.js';
import { staffRefundView } from '../refund-view.js';
import type { RefundEntity } from '../refund/refund.entity.js';
import { type RefundChange, RefundsRepository } from '../refunds.repository.js';

interface Planned {
  readonly event: RefundEvent;
  readonly change: RefundChange;
}

@Injectable()
export class RefundTasksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly refunds: RefundsRepository,
    private readonly journal: RefundJournal,
    private readonly accounts: RefundAccounts,
    private readonly drawer: CashDrawer,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(
    query: RefundListQuery,
    user: RequestUser,
  ): Promise<{ refunds: StaffRefundDto[]; total: number }> {
    const [rows, total] = await this.refunds.page(query);
    const customers = await this.refunds.customersAmong(rows.flatMap(({ enteredBy }) => enteredBy ?? []));
    return { refunds: rows.map((row) => this.view(row, user, customers)), total };
  }

  /** Centavos. */
  total({ from, to }: RefundTotalQuery): Promise<Centavos> {
    return this.refunds.paidOut(from, to);
  }

  /**
   * One of two concurrent requests succeeds. @throws REFUNDS.NOT_FOUND, REFUNDS.NOT_NOW, REFUNDS.SAME_PERSON,
   * AUTH.FORBIDDEN, CASH_DESK.NO_SHIFT, VALIDATION.FAILED
   */
  async act(
    id: number,
    { action, account, paymentNumber }: RefundActionDto,
    user: RequestUser,
  ): Promise<StaffRefundDto> {
    const changed = await this.work.run(async () => {
      const refund = await this.refunds.find(id);
      if (!refund) throw new AppError('REFUNDS.NOT_FOUND');
      const { event, change } = await this.planned(
        refund,
        { action, account, paymentNumber } as RefundActionDto,
        user,
      );
      const next = event === RELEASE.void || event === 'found absent' ? this.clock.now() : null;
      const done = await this.journal.record(refund, event, change, next, () =>
        this.recordAudit(refund, action, user),
      );
      if (!done) throw new AppError('REFUNDS.NOT_NOW');
      return done;
    });
    const { enteredBy } = changed;
    return this.view(changed, user, await this.refunds.customersAmong(enteredBy === null ? [] : [enteredBy]));
  }

  private async planned(refund: RefundEntity, wanted: RefundActionDto, user: RequestUser): Promise<Planned> {
    const plan = await this.planOf(refund, wanted, user);
    if (!allows(refund.state, plan.event)) throw new AppError('REFUNDS.NOT_NOW');
    return plan;
  }

  private async planOf(refund: RefundEntity, wanted: RefundActionDto, user: RequestUser): Promise<Planned> {
    const forgotten = { sealedAccount: null, enteredBy: null, approvedBy: null };
    switch (wanted.action) {
      case 'release':
        this.refuseRelease(refund, user);
        return { event: RELEASE[refund.way], change: { approvedBy: user.id } };
      case 'give-account':
        if (!wanted.account) throw invalid('account', 'Escriba los datos de la cuenta.');
        return {
          event: 'account given',
          change: { sealedAccount: this.accounts.seal(wanted.account), enteredBy: user.id, detail: null },
        };
      case 'approve':
        if (refund.enteredBy === user.id) throw new AppError('REFUNDS.SAME_PERSON');
        return { event: 'approved', change: { approvedBy: user.id } };
      case 'refuse-account':
        return { event: 'account refused', change: forgotten };
      case 'transferred':
        if (!wanted.paymentNumber) throw invalid('paymentNumber', 'Escriba el número de la transferencia.');
        if (refund.state !== 'transfer') throw new AppError('REFUNDS.NOT_NOW');
        return { event: 'paid', change: { paymentNumber: wanted.paymentNumber, sealedAccount: null } };
      case 'pay-cash':
        if (refund.state !== 'cash') throw new AppError('REFUNDS.NOT_NOW');
        return {
          event: 'paid',
          change: { shiftId: await this.drawer.recordRefund(refund, user), approvedBy: user.id },
        };
      case 'found':
        return { event: 'confirmed', change: { approvedBy: user.id, detail: null } };
      case 'not-found':
        return { event: 'found absent', change: { absences: 0, waits: 0, detail: null } };
    }
  }

  /** Requires another person than the one who began it, of the role in the settings. */
  private refuseRelease({ actorId }: RefundEntity, { id, id_role: role }: RequestUser): void {
    const { approval } = this.config.refunds;
    if (approval === 'superadmin' && role !== ROLES.superAdmin) throw new AppError('AUTH.FORBIDDEN');
    if (actorId === id) throw new AppError('REFUNDS.SAME_PERSON');
  }

  private recordAudit(refund: RefundEntity, action: RefundAction, user: RequestUser): Promise<void> {
    return this.audit.record({
      actorId: user.id,
      action: 'orders.refund-changed',
      subject: 'order',
      subjectId: refund.orderId,
      before: { refund: refund.id, state: refund.state },
      after: { refund: refund.id, state: action, amount: toPesos(refund.amount) },
    });
  }

  private view(refund: RefundEntity, user: RequestUser, customers: ReadonlySet<number>): StaffRefundDto {
    return staffRefundView(refund, this.accounts.open(refund.sealedAccount), {
      userId: user.id,
      isEnteredByBuyer: refund.enteredBy !== null && customers.has(refund.enteredBy),
    });
  }
}

const invalid = (field: string, text: string): AppError =>
  new AppError('VALIDATION.FAILED', { errors: { [field]: text } });
