import { readSearch } from '@lacteos/contracts/identification/read-search';
import { readEmail } from '@lacteos/contracts/parsing/read-text';
import type { RoleId } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { likeContaining } from '#platform/text/index.js';
import { User } from '../accounts/user.entity.js';
import type { StaffUserSort } from './staff-users.dto.js';

export interface UserFilter {
  /** Part of an e-mail address or document number. */
  search: string | null;
  role: RoleId | null;
  active: boolean | null;
}
export interface UserPage {
  by: StaffUserSort;
  direction: 'ASC' | 'DESC';
  skip: number;
  take: number;
}
export type UserChange = Partial<
  Pick<
    User,
    'phone' | 'city_code' | 'state_code' | 'email' | 'email_key' | 'password_hash' | 'active' | 'id_role'
  >
>;
const SORT_PROPERTIES = {
  id: 'id',
  email: 'email_key',
  n_document: 'n_document',
  id_role: 'id_role',
  active: 'active',
  createdAt: 'created_at',
} as const satisfies Record<StaffUserSort, keyof User>;

@Injectable()
export class StaffUsersRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Includes inactive accounts; also counts them. */
  list(filter: UserFilter, { by, direction, skip, take }: UserPage): Promise<[User[], number]> {
    return this.matching(filter)
      .orderBy(`user.${SORT_PROPERTIES[by]}`, direction)
      .addOrderBy('user.id', direction)
      .offset(skip)
      .limit(take)
      .getManyAndCount();
  }

  /** @returns false when the version is not current */
  async change(user: User, change: UserChange, endsSessions: boolean): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(User)
      .set({
        ...change,
        version: user.version + 1,
        ...(endsSessions ? { session_version: () => 'session_version + 1' } : {}),
      })
      .where('id = :id AND version = :version', { id: user.id, version: user.version })
      .execute();
    return outcome.affected === 1;
  }

  private matching({ search, role, active }: UserFilter): SelectQueryBuilder<User> {
    const query = this.work.manager.createQueryBuilder(User, 'user');
    if (role !== null) query.andWhere('user.id_role = :role', { role });
    if (active !== null) query.andWhere('user.active = :isActive', { isActive: active });
    if (search) {
      query.andWhere("(user.email_key LIKE :email ESCAPE '!' OR user.n_document LIKE :document ESCAPE '!')", {
        email: likeContaining(readEmail(search)),
        document: likeContaining(readSearch(search)),
      });
    }
    return query;
  }
}
