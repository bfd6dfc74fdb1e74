import type { RoleId } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AccountReader, type RequestUser } from '../../platform/access/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { emailKey, User } from './user.entity.js';

/** Reads and writes accounts. */
@Injectable()
export class UsersRepository extends AccountReader {
  constructor(private readonly uow: UnitOfWork) {
    super();
  }

  /** Asked for every request of a signed-in user. */
  async findActive(id: number): Promise<RequestUser | null> {
    const [user] = await this.uow.manager.query<RequestUser[]>(
      'SELECT id, id_role, email, n_document, session_version AS sessionVersion FROM users WHERE id = ? AND active = 1',
      [id],
    );
    return user ?? null;
  }

  async findById(id: number): Promise<User | null> {
    return this.uow.manager.findOneBy(User, { id });
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.uow.manager.findOneBy(User, { email_key: emailKey(email) });
  }

  /** The first 500 active accounts of a role, by name. */
  async findActiveOf(role: RoleId): Promise<User[]> {
    const order = { first_name: 'ASC', last_name: 'ASC', id: 'ASC' } as const;
    return this.uow.manager.find(User, { where: { id_role: role, active: true }, order, take: 500 });
  }

  async findByIds(ids: readonly number[]): Promise<User[]> {
    return ids.length === 0 ? [] : this.uow.manager.findBy(User, { id: In([...ids]) });
  }

  /** Inserts the account and returns its id. Fails with a duplicate key when e-mail or document are taken. */
  async add(
    user: Omit<User, 'id' | 'email_key' | 'session_version' | 'active' | 'version'>,
  ): Promise<number> {
    const result = await this.uow.manager.insert(User, {
      ...user,
      email_key: emailKey(user.email),
      active: true,
      session_version: 1,
    });
    return Number(result.identifiers[0]?.['id']);
  }

  /** Voids every access token of the account; sessions renew theirs. */
  async voidAccessTokens(id: number): Promise<void> {
    await this.uow.manager.increment(User, { id }, 'session_version', 1);
  }

  /** Replaces the password and voids every token of the account. */
  async setPassword(id: number, passwordHash: string): Promise<void> {
    await this.uow.manager.update(User, { id }, { password_hash: passwordHash });
    await this.voidAccessTokens(id);
  }
}
