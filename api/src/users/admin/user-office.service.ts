import type { PageMeta } from '@lacteos/contracts';
import { isMunicipalityOf } from '@lacteos/contracts/divipola';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { pageOf, sortOf } from '../../platform/http/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { emailKey, type User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { RefreshTokensRepository } from '../auth/refresh-tokens.repository.js';
import { refusalOf } from './privilege-rules.js';
import type { AdminUserDto, AdminUserListQuery, OfficeUserSort, UserChangeDto } from './user-office.dto.js';
import { UserOfficeRepository, type UserChange } from './user-office.repository.js';

const WRONG_CITY = 'La ciudad no pertenece al departamento.';

/** What administrators do with accounts. */
@Injectable()
export class UserOfficeService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: UsersRepository,
    private readonly office: UserOfficeRepository,
    private readonly refreshTokens: RefreshTokensRepository,
    private readonly passwords: PasswordHasher,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** All accounts, also inactive ones. */
  async list(query: AdminUserListQuery): Promise<{ users: AdminUserDto[]; meta: PageMeta }> {
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const filter = {
      search: query.search || null,
      role: query.id_role ?? null,
      active: query.active ?? null,
    };
    const [rows, total] = await this.office.list(filter, {
      by: column as OfficeUserSort,
      direction,
      skip,
      take,
    });
    return { users: rows.map(userView), meta: { total, page, pageSize } };
  }

  /**
   * Changes what was sent. A changed role, a deactivation or a new password ends all sessions of the account at once.
   * @throws USERS.NOT_FOUND, USERS.ONLY_SUPERADMIN, USERS.NOT_YOURSELF, VALIDATION.FAILED for a city of another department,
   *   AUTH.ALREADY_REGISTERED for an e-mail that is taken, EDIT.CONFLICT with the fresh account as `errors.current`
   */
  async update(dto: UserChangeDto, editor: RequestUser): Promise<AdminUserDto> {
    const passwordHash = dto.password ? await this.passwords.hash(dto.password) : null;
    try {
      return await this.work.run(() => this.apply(dto, passwordHash, editor));
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('AUTH.ALREADY_REGISTERED', {}, error);
      throw error;
    }
  }

  private async apply(
    dto: UserChangeDto,
    passwordHash: string | null,
    editor: RequestUser,
  ): Promise<AdminUserDto> {
    const before = await this.get(dto.id);
    const refusal = refusalOf(editor, before, dto);
    if (refusal) throw new AppError(refusal);
    if (dto.version !== undefined && dto.version !== before.version) throw conflict(before);
    const change = changeOf(dto, passwordHash);
    const { city_code, state_code } = { ...before, ...change };
    if (!isMunicipalityOf(city_code, state_code)) {
      throw new AppError('VALIDATION.FAILED', { errors: { city_code: WRONG_CITY } });
    }
    const after = { ...before, ...change };
    const endsSessions =
      passwordHash !== null || after.id_role !== before.id_role || (before.active && !after.active);
    if (!(await this.office.change(before, change, endsSessions))) throw conflict(await this.get(dto.id));
    if (endsSessions) await this.refreshTokens.revokeAllOf(before.id, this.clock.now());
    await this.audit.record({
      actorId: editor.id,
      action: 'users.updated',
      subject: 'user',
      subjectId: before.id,
      before: auditedUser(before),
      after: auditedUser(after),
    });
    return userView(await this.get(dto.id));
  }

  private async get(id: number): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw new AppError('USERS.NOT_FOUND');
    return user;
  }
}

const conflict = (current: User): AppError =>
  new AppError('EDIT.CONFLICT', { errors: { current: userView(current) } });

function changeOf(dto: UserChangeDto, passwordHash: string | null): UserChange {
  const { phone, city_code, state_code, email, active, id_role } = dto;
  const change: UserChange = {
    phone,
    city_code,
    state_code,
    email,
    email_key: email === undefined ? undefined : emailKey(email),
    active,
    id_role,
    password_hash: passwordHash ?? undefined,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const userView = (user: User): AdminUserDto => ({
  id: user.id,
  n_document: user.n_document,
  person_type: user.person_type,
  first_name: user.first_name,
  last_name: user.last_name,
  nameCompany: user.name_company,
  email: user.email,
  phone: user.phone,
  city_code: user.city_code,
  state_code: user.state_code,
  active: user.active,
  id_role: user.id_role,
  version: user.version,
  createdAt: user.created_at.toISOString(),
});

/** The hash is part of it, so that the trail shows that a password changed; the trail itself hides the value. */
function auditedUser(user: User): object {
  const { version: _version, createdAt: _createdAt, ...fields } = userView(user);
  return { ...fields, password_hash: user.password_hash };
}
