import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { type Account, accountName, SessionEndingService, UserLookup } from '#users/index.js';
import { StaffStoresRepository } from '../stores/staff-stores.repository.js';
import type { AssignCashiersDto, CashierDto } from './staff-cashiers.dto.js';
import { CashierStores } from './cashier-stores.repository.js';

@Injectable()
export class StaffCashiersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: UserLookup,
    private readonly sessionEnding: SessionEndingService,
    private readonly stores: StaffStoresRepository,
    private readonly cashiers: CashierStores,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<CashierDto[]> {
    const accounts = await this.users.activeOf(ROLES.cashier);
    const stores = await this.cashiers.storesOfAll(accounts.map(({ id }) => id));
    return accounts.map((account) => ({
      id: account.id,
      name: accountName(account),
      n_document: account.n_document,
      email: account.email,
      stores: stores.get(account.id) ?? [],
    }));
  }

  /**
   * All or nothing; ends their sessions. @throws PARTNERS.NOT_FOUND (also inactive stores), CASHIERS.NOT_A_CASHIER,
   * CASHIERS.ALREADY_ASSIGNED with `errors.userIds`
   */
  async assign({ storeId, userIds }: AssignCashiersDto, editor: Pick<RequestUser, 'id'>): Promise<void> {
    const ids = [...new Set(userIds)];
    await this.work.run(async () => {
      if (!(await this.stores.find(storeId))?.active) throw new AppError('PARTNERS.NOT_FOUND');
      const accounts = (await this.users.activeOf(ROLES.cashier)).filter(({ id }) => ids.includes(id));
      if (accounts.length < ids.length) throw new AppError('CASHIERS.NOT_A_CASHIER');
      for (const account of accounts.sort((one, other) => one.id - other.id))
        await this.assignOne(account, storeId);
      await this.audit.record({
        actorId: editor.id,
        action: 'cashiers.assigned',
        subject: 'partner',
        subjectId: storeId,
        before: null,
        after: { userIds: ids },
      });
    });
  }

  private async assignOne(account: Account, storeId: number): Promise<void> {
    try {
      await this.cashiers.assign(account.id, storeId);
      await this.sessionEnding.endFor(account, ['store']);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new AppError('CASHIERS.ALREADY_ASSIGNED', { errors: { userIds: [account.id] } }, error);
    }
  }
}
