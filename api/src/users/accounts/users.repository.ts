import type { RoleId } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AccountReader, type RequestUser } from '#platform/access/index.js';
import { type KeyedRead, selectByKeys, UnitOfWork } from '#platform/database/index.js';
import type { NewAccount } from './new-account.js';
import { emailKey, User } from './user.entity.js';

const MAX_SESSIONS_AT_ONCE = 500;

const SIGNED_IN: KeyedRead<RequestUser> = {
  sql: `SELECT users.id, users.id_role, users.email, users.n_document, users.session_version AS sessionVersion,
   users.key_version AS keyVersion, sessions.id AS sessionId FROM sessions JOIN users ON users.id = sessions.user_id
   WHERE sessions.ended_at IS NULL AND users.active = 1
   AND (sessions.key_version IS NULL OR sessions.key_version = users.key_version) AND sessions.id`,
  keyOf: ({ sessionId }) => sessionId,
};

@Injectable()
export class UsersRepository extends AccountReader {
  constructor(private readonly uow: UnitOfWork) {
    super();
  }

  /** Runs on every signed-in request: one statement decides for all replicas at once. */
  async findSignedIn(sessionId: string): Promise<RequestUser | null> {
    const [user] = await this.findAllSignedIn([sessionId]);
    return user ?? null;
  }

  async findAllSignedIn(sessionIds: readonly string[]): Promise<RequestUser[]> {
    const found: RequestUser[] = [];
    for (let from = 0; from < sessionIds.length; from += MAX_SESSIONS_AT_ONCE) {
      const some = sessionIds.slice(from, from + MAX_SESSIONS_AT_ONCE);
      found.push(...(await selectByKeys(this.uow.manager, SIGNED_IN, some)));
    }
    return found;
  }

  async findById(id: number): Promise<User | null> {
    return this.uow.manager.findOneBy(User, { id });
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.uow.manager.findOneBy(User, { email_key: emailKey(email) });
  }

  /** The first 500, active, by name. */
  async findActiveOf(role: RoleId): Promise<User[]> {
    const order = { first_name: 'ASC', last_name: 'ASC', id: 'ASC' } as const;
    return this.uow.manager.find(User, { where: { id_role: role, active: true }, order, take: 500 });
  }

  async findByIds(ids: readonly number[]): Promise<User[]> {
    return ids.length === 0 ? [] : this.uow.manager.findBy(User, { id: In([...ids]) });
  }

  /** Locks until the transaction ends, by a change: cluster nodes compare changes only. */
  async lock(id: number): Promise<void> {
    await this.uow.manager.increment(User, { id }, 'version', 1);
  }

  /** @returns its id @throws a duplicate key for a taken e-mail or document */
  async add(user: NewAccount): Promise<number> {
    const result = await this.uow.manager.insert(User, {
      ...user,
      email_key: emailKey(user.email),
      active: true,
      session_version: 1,
    });
    return Number(result.identifiers[0]?.['id']);
  }

  /** @throws a duplicate key for a taken address */
  async setEmail(id: number, email: string): Promise<void> {
    const version = () => 'version + 1';
    await this.uow.manager.update(User, { id }, { email, email_key: emailKey(email), version });
  }

  /** Voids all access tokens of the account. */
  async setPassword(id: number, passwordHash: string): Promise<void> {
    await this.uow.manager.update(
      User,
      { id },
      { password_hash: passwordHash, session_version: () => 'session_version + 1' },
    );
  }

  /** Requires the verified hash. @returns false when it has changed */
  async replacePassword(
    { id, password_hash }: Pick<User, 'id' | 'password_hash'>,
    newHash: string,
  ): Promise<boolean> {
    const result = await this.uow.manager.update(User, { id, password_hash }, { password_hash: newHash });
    return result.affected === 1;
  }
}
