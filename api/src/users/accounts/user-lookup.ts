import type { PersonType } from '@lacteos/contracts/reference/reference-data';
import type { RoleId } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

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

@Injectable()
export class UserLookup {
  constructor(private readonly users: UsersRepository) {}

  async find(id: number): Promise<Account | null> {
    const user = await this.users.findById(id);
    return user && accountOf(user);
  }

  async activeOf(role: RoleId): Promise<Account[]> {
    return (await this.users.findActiveOf(role)).map(accountOf);
  }

  async namesOf(ids: readonly number[]): Promise<Map<number, string>> {
    const users = await this.users.findByIds([...new Set(ids)]);
    return new Map(users.map((user) => [user.id, accountName(user)]));
  }
}

function accountOf(user: User): Account {
  const {
    password_hash: _hash,
    email_key: _key,
    session_version: _version,
    created_at: _created,
    version: _edit,
    ...account
  } = user;
  return account;
}

export const accountName = ({
  name_company,
  first_name,
  last_name,
  email,
}: Pick<Account, 'name_company' | 'first_name' | 'last_name' | 'email'>): string =>
  name_company || [first_name, last_name].filter(Boolean).join(' ') || email;
