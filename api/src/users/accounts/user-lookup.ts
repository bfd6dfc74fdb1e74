import type { PersonType, RoleId } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** What other modules may know of an account. */
export interface Account {
  readonly id: number;
  readonly id_role: RoleId;
  readonly n_document: string;
  readonly id_type: string;
  readonly person_type: PersonType;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly name_company: string | null;
  readonly commercial_name: string | null;
  readonly email: string;
  readonly phone: string;
  readonly city_code: string;
  readonly state_code: string;
  readonly active: boolean;
}

/** Accounts for the other modules, without their secrets. */
@Injectable()
export class UserLookup {
  constructor(private readonly users: UsersRepository) {}

  /** The account, also an inactive one. */
  async find(id: number): Promise<Account | null> {
    const user = await this.users.findById(id);
    return user && accountOf(user);
  }
}

function accountOf(user: User): Account {
  const {
    password_hash: _hash,
    email_key: _key,
    session_version: _version,
    created_at: _created,
    ...account
  } = user;
  return account;
}
